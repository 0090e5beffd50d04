import { useEffect, useRef, useState } from 'preact/hooks';

const REST = 90; // milliseconds without a change, and a hand has come to rest

/**
 * The latest value: at once where the one before has rested, every `pace` milliseconds while they
 * hurry past, and always the one that they come to rest at.
 */
export function useSettled<T extends { readonly at: number }>(value: T, pace: number): T {
  const held = useRef(value);
  const looked = useRef(-Infinity); // when `held` was taken
  const moved = useRef(-Infinity); // when the value last became another
  const latest = useRef(value);
  const [, redraw] = useState(0);

  const now = performance.now();
  if (latest.current.at !== value.at) {
    if (now - moved.current > REST || now - looked.current > pace) {
      held.current = value;
      looked.current = now;
    }
    moved.current = now;
  }
  latest.current = value;
  if (held.current.at === value.at) held.current = value;

  useEffect(() => {
    if (held.current.at === value.at) return;
    const timer = setTimeout(() => {
      held.current = latest.current;
      looked.current = performance.now();
      redraw(looked.current);
    }, REST);
    return () => clearTimeout(timer);
  }, [value.at]);
  return held.current;
}
