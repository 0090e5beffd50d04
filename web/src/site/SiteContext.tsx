// What every page needs: the engine behind its port, and the settings.
import { createContext, type ComponentChildren } from 'preact';
import { useContext, useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { httpApi } from '../api/httpApi';
import type { Api } from '../api/port';
import { keep, recall } from './browserStorage';
import { hasAccount, notingVisitors } from './visitor';
import { parseSettings, type Settings } from '../model/me/settings';

interface Shared {
  readonly api: Api;
  readonly settings: Settings;
  readonly change: (what: Partial<Settings>) => void;
}

const Context = createContext<Shared | null>(null);

export function Provider({ children }: { children: ComponentChildren }) {
  const api = useMemo(() => notingVisitors(httpApi()), []);
  const [settings, setSettings] = useState(() => parseSettings(recall('settings')));
  useEffect(() => {
    if (settings.theme === 'system') delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = settings.theme;
  }, [settings]);
  const change = (what: Partial<Settings>): void => setSettings((old) => ({ ...old, ...what }));
  useKeeping(api, settings);
  return <Context.Provider value={{ api, settings, change }}>{children}</Context.Provider>;
}

/**
 * Every change is kept, and goes to the account too, where there is one; that in passing. What nobody
 * changed is not kept: who only looks, or has just deleted everything, leaves nothing here.
 */
function useKeeping(api: Api, settings: Settings): void {
  const known = useRef(settings);
  useEffect(() => {
    if (known.current === settings) return;
    known.current = settings;
    keep('settings', JSON.stringify(settings));
    if (hasAccount()) api.account.keepSettings(settings).catch(() => undefined);
  }, [settings]);
}

export function useShared(): Shared {
  const shared = useContext(Context);
  if (!shared) throw new Error('useShared outside Provider');
  return shared;
}
