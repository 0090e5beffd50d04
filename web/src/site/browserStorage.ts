// What stays in the browser between visits. Storage may be full or forbidden: then it stays as long
// as the page does.

const PREFIX = 'nonet.';
const unkept = new Map<string, string>();

export function recall(key: string): string | null {
  const held = unkept.get(key);
  if (held !== undefined) return held;
  try {
    return localStorage.getItem(PREFIX + key);
  } catch {
    return null;
  }
}

export function keep(key: string, value: string): void {
  try {
    localStorage.setItem(PREFIX + key, value);
    unkept.delete(key);
  } catch {
    unkept.set(key, value);
  }
}

export function forget(key: string): void {
  unkept.delete(key);
  try {
    localStorage.removeItem(PREFIX + key);
  } catch {
    // Nothing was kept.
  }
}

/** Tells when another tab changed what is kept under a key. */
export function onChange(key: string, tell: () => void): () => void {
  const listen = (event: StorageEvent): void => {
    if (event.key === PREFIX + key) tell();
  };
  addEventListener('storage', listen);
  return () => removeEventListener('storage', listen);
}
