import { useEffect, useRef, useState } from 'preact/hooks';
import { read, start, stop, stopped } from '../../model/clock';

/** Milliseconds played, drawn once a second; rests while the page is hidden or the game over. */
export function useTimer(before: number, running: boolean): number {
  const clock = useRef(stopped(before));
  const [time, setTime] = useState(before);
  useEffect(() => {
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
  }, [running]);
  return time;
}
