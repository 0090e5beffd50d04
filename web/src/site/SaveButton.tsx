import { useState } from 'preact/hooks';
import { useShared } from './SiteContext';
import { sentenceOf } from './useLoaded';
import { toLine, type Digits } from '../model/board/board';
import { Icon } from '../view/frame/Icon';
import { hasAccount } from './visitor';
import { SAVED } from '../words/me';

interface SaveButtonProps {
  readonly board: Digits;
  readonly title?: string;
}

/** Keeps a puzzle with the account; where there is none, there is no button. */
export function SaveButton({ board, title = '' }: SaveButtonProps) {
  const { api } = useShared();
  const [done, setDone] = useState(''); // the puzzle that was saved
  const [said, setSaid] = useState('');
  if (!hasAccount()) return null;
  const line = toLine(board);
  const saved = done === line;
  const save = (): void => {
    setSaid('');
    api.belongings.save(line, title).then(
      () => setDone(line),
      (error: unknown) => setSaid(sentenceOf(error)),
    );
  };
  return (
    <>
      <button type="button" class="button" disabled={saved} onClick={save}>
        <Icon name={saved ? 'check' : 'save'} />
        {saved ? SAVED.done : SAVED.save}
      </button>
      <span class="unseen" role="status">
        {saved ? SAVED.done : ''}
      </span>
      {said && (
        <span class="field-wrong" role="alert">
          {said}
        </span>
      )}
    </>
  );
}
