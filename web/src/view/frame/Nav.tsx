import { useEffect, useState } from 'preact/hooks';
import { useShared } from '../../site/SiteContext';
import type { Settings } from '../../model/me/settings';
import { Icon, type IconName } from './Icon';
import { SIGN } from './Sign';

const AREAS = [
  { area: 'play', href: '/', title: 'Play' },
  { area: 'watch', href: '/watch', title: 'Watch' },
  { area: 'learn', href: '/learn', title: 'Learn' },
  { area: 'analyse', href: '/analyse', title: 'Analyse' },
  { area: 'generate', href: '/generate', title: 'Generate' },
  { area: 'me', href: '/me', title: 'Me' },
];
type Theme = Settings['theme'];
const THEMES: Record<Theme, { icon: IconName; next: Theme; label: string }> = {
  system: { icon: 'contrast', next: 'light', label: 'Theme: as your system. Switch to light' },
  light: { icon: 'sun', next: 'dark', label: 'Theme: light. Switch to dark' },
  dark: { icon: 'moon', next: 'system', label: 'Theme: dark. Switch to your system’s' },
};

export function Nav({ area }: { area: string }) {
  const { settings, change } = useShared();
  const theme = THEMES[settings.theme];
  const offline = useOffline();
  return (
    <header>
      <nav class="nav" aria-label="Pages">
        <a class="name" href="/">
          {SIGN}
          Nonet
          {offline && <span class="offline">Offline</span>}
        </a>
        {AREAS.map((item) => (
          <a
            key={item.area}
            href={item.href}
            {...(item.area === area ? { 'aria-current': 'page' as const } : {})}
          >
            {item.title}
          </a>
        ))}
        <button
          type="button"
          class="plain"
          aria-label={theme.label}
          title={theme.label}
          onClick={() => change({ theme: theme.next })}
        >
          <Icon name={theme.icon} />
        </button>
      </nav>
    </header>
  );
}

function useOffline(): boolean {
  const [offline, setOffline] = useState(!navigator.onLine);
  useEffect(() => {
    const update = (): void => setOffline(!navigator.onLine);
    addEventListener('online', update);
    addEventListener('offline', update);
    return () => {
      removeEventListener('online', update);
      removeEventListener('offline', update);
    };
  }, []);
  return offline;
}
