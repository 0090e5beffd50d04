// The names of techniques, where an engine speaks of them.
import { useMemo } from 'preact/hooks';
import { useShared } from './SiteContext';
import { useLoaded } from './useLoaded';

/** Names by key; until they are here, the keys as words. */
export function useTechniques(engine: string): (key: string) => string {
  const { api } = useShared();
  const { loaded } = useLoaded(engine === 'logic' ? 'names' : '', (signal) =>
    engine === 'logic' ? api.techniques(signal) : Promise.resolve([]),
  );
  const names = loaded.state === 'ready' ? loaded.value : null;
  return useMemo(() => {
    const byKey = new Map(names?.map(({ key, name }) => [key, name]));
    return (key) => byKey.get(key) ?? key.replaceAll('-', ' ');
  }, [names]);
}
