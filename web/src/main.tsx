import { render } from 'preact';
import { PAGES } from './pages/pages';
import { App, begin } from './site/App';
import { Provider } from './site/SiteContext';
import './view/frame/tokens.css';
import './view/frame/base.css';
import './pages/pages.css';

begin(PAGES, location.pathname);
render(
  <Provider>
    <App pages={PAGES} />
  </Provider>,
  document.getElementById('app')!,
);

// Offline the site opens with the puzzles it has met. In development files change under a worker.
if (import.meta.env.PROD && 'serviceWorker' in navigator)
  addEventListener('load', () => void navigator.serviceWorker.register('/sw.js'));
