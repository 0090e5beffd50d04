// Progress in the browser; joined with the account's where there is one.
import { useEffect, useState } from 'preact/hooks';
import { useShared } from './SiteContext';
import { keep, recall } from './browserStorage';
import { hasAccount } from './visitor';
import { mergeStudies, parseStudies, type Studies } from '../model/learn/study';

export const recallStudies = (): Studies => parseStudies(recall('studies'));
const keepStudies = (studies: Studies): void => keep('studies', JSON.stringify(studies));

export function useStudies(): [Studies, (change: (old: Studies) => Studies) => void] {
  const { api } = useShared();
  const [studies, setStudies] = useState(recallStudies);
  const change = (how: (old: Studies) => Studies): void => {
    const changed = how(recallStudies());
    keepStudies(changed);
    setStudies(changed);
  };
  useEffect(() => {
    if (!hasAccount()) return;
    const abort = new AbortController();
    api.progress(abort.signal).then(
      (theirs) => {
        if (!abort.signal.aborted) change((ours) => mergeStudies(ours, theirs));
      },
      () => undefined, // what is kept here is enough
    );
    return () => abort.abort();
  }, []);
  return [studies, change];
}
