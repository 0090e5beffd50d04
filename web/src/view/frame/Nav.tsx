import { useEffect, useState } from 'preact/hooks';
import type { Settings } from '../../model/me/settings';
import { Icon, type IconName } from './Icon';
import { SIGN } from './Sign';

type Theme = Settings['theme'];
const THEMES: Record<Theme, { icon: IconName; next: Theme; label: string }> = {
  system: { icon: 'contrast', next: 'light', label: 'Theme: as your system. Switch to light' },
  light: { icon: 'sun', next: 'dark', label: 'Theme: light. Switch to dark' },
  dark: { icon: 'moon', next: 'system', label: 'Theme: dark. Switch to your system’s' },
};

interface NavProps {
  readonly entries: readonly {
    readonly path: string;
    readonly area: string;
    readonly title: string;
  }[];
  readonly area: string; // where one is
  readonly theme: Theme;
  readonly onTheme: (theme: Theme) => void;
}

export function Nav({ entries, area, theme: now, onTheme }: NavProps) {
  const theme = THEMES[now];
  const offline = useOffline();
  return (
    <header>
      <nav class="nav" aria-label="Pages">
        <a class="name" href="/">
          {SIGN}
          Nonet
          {offline && <span class="offline">Offline</span>}
        </a>
        {entries.map((item) => (
          <a
            key={item.area}
            href={item.path}
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
          onClick={() => onTheme(theme.next)}
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
