// Every page: a folder here and its rows. The navigation, the titles and the tests of accessibility
// follow this table (CONTRIBUTING.md, Add a page). Each page but the first is its own file, fetched
// when it is first opened.
import type { PageRow } from '../site/page';
import Home from './play/Home';

export const PAGES: readonly PageRow[] = [
  {
    path: '/',
    area: 'play',
    title: 'Play',
    entry: true,
    load: () => Promise.resolve({ default: Home }),
  },
  { path: '/play', area: 'play', title: 'Play', load: () => import('./play/Play') },
  { path: '/play/:id', area: 'play', title: 'Play', load: () => import('./play/Play') },
  {
    path: '/watch',
    area: 'watch',
    title: 'Watch',
    entry: true,
    load: () => import('./watch/Watch'),
  },
  { path: '/watch/:id', area: 'watch', title: 'Watch', load: () => import('./watch/Watch') },
  {
    path: '/learn',
    area: 'learn',
    title: 'Learn',
    entry: true,
    load: () => import('./learn/Learn'),
  },
  { path: '/learn/:id', area: 'learn', title: 'Learn', load: () => import('./learn/Lesson') },
  {
    path: '/analyse',
    area: 'analyse',
    title: 'Analyse',
    entry: true,
    load: () => import('./analyse/Analyse'),
  },
  {
    path: '/generate',
    area: 'generate',
    title: 'Generate',
    entry: true,
    load: () => import('./generate/Generate'),
  },
  { path: '/me', area: 'me', title: 'Me', entry: true, load: () => import('./me/Me') },
  { path: '/me/games/:id', area: 'me', title: 'A game', load: () => import('./me/GameReplay') },
];
