import { useEffect, useRef, useState } from 'preact/hooks';

const PACE = 90; // milliseconds

/** The latest value, but changed at most every PACE; the last one always comes through. */
export function useSettled<T extends { readonly at: number }>(value: T): T {
  const [held, setHeld] = useState(value);
  const changed = useRef(0);
  const latest = useRef(value);
  latest.current = value;
  useEffect(() => {
    if (held.at === value.at && held === latest.current) return;
    const wait = Math.max(0, changed.current + PACE - performance.now());
    const timer = setTimeout(() => {
      changed.current = performance.now();
      setHeld(latest.current);
    }, wait);
    return () => clearTimeout(timer);
  }, [value.at]);
  // A rested viewer sees the change at once.
  if (held.at !== value.at && performance.now() - changed.current > 2 * PACE) {
    changed.current = performance.now();
    setHeld(value);
    return value;
  }
  return held;
}
