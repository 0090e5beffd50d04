import { useEffect, useState } from 'preact/hooks';

const query = matchMedia('(min-width: 900px) and (min-height: 501px)'); // as in the style sheets

/** Whether there is room for panels beside the board. */
export function useWide(): boolean {
  const [wide, setWide] = useState(query.matches);
  useEffect(() => {
    const update = (): void => setWide(query.matches);
    query.addEventListener('change', update);
    return () => query.removeEventListener('change', update);
  }, []);
  return wide;
}
