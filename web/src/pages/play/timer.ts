import { useEffect, useRef, useState } from 'preact/hooks';
import { read, start, stop, stopped } from '../../model/clock';

/** Where the clock begins; another object begins it anew. */
export interface Start {
  readonly elapsed: number;
}

/** Milliseconds played, drawn once a second; rests while the page is hidden or the game over. */
export function useTimer(before: Start, running: boolean): number {
  const clock = useRef(stopped(before.elapsed));
  const [time, setTime] = useState(before.elapsed);
  const began = useRef(before);
  useEffect(() => {
    if (began.current !== before) clock.current = stopped(before.elapsed);
    began.current = before;
    const update = (): void => {
      const now = Date.now();
      clock.current =
        running && !document.hidden ? start(clock.current, now) : stop(clock.current, now);
      setTime(read(clock.current, now));
    };
    update();
    const timer = running ? setInterval(update, 1000) : undefined;
    document.addEventListener('visibilitychange', update);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', update);
    };
  }, [running, before]);
  return time;
}
