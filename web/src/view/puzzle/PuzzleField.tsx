import type { ComponentChildren } from 'preact';
import { useEffect, useId, useRef, useState } from 'preact/hooks';
import { piecesOf } from '../../model/puzzle/pieces';
import { FIELD } from '../../words/field';
import { Icon } from '../frame/Icon';
import './field.css';

interface PuzzleFieldProps {
  readonly label: string;
  readonly placeholder: string;
  readonly text: string;
  readonly at: number; // which of the puzzles in it
  readonly said: string; // why it cannot be read
  readonly onText: (text: string) => void;
  readonly onTurn: (at: number) => void;
  readonly children?: ComponentChildren; // more to do, beside the file
}

/** A puzzle as text in any notation: typed, pasted, or from a file; of several, one at a time. */
export function PuzzleField(props: PuzzleFieldProps) {
  const { text, at, onText, onTurn } = props;
  const id = useId();
  const [refused, setRefused] = useState(''); // why a file was not taken
  useEffect(() => setRefused(''), [text]);
  const said = refused || props.said;
  const pieces = piecesOf(text);
  const enter = (value: string): void => {
    setRefused('');
    onText(value);
  };
  return (
    <div class="own field">
      <label class="unseen" for={id}>
        {props.label}
      </label>
      <textarea
        id={id}
        rows={3}
        spellcheck={false}
        placeholder={props.placeholder}
        value={text}
        aria-describedby={`${id}-said`}
        aria-invalid={said !== ''}
        onInput={(event) => enter(event.currentTarget.value)}
      />
      <p class={`message${said ? ' said' : ''}`} id={`${id}-said`} role="status">
        {said}
      </p>
      <div class="field-deeds">
        <OpenFile onOpen={enter} onRefuse={setRefused} />
        {props.children}
      </div>
      {pieces.length > 1 && (
        <p class="stepper">
          <Turn icon="previous" off={at === 0} onClick={() => onTurn(at - 1)} />
          {FIELD.piece(at + 1, pieces.length)}
          <Turn icon="next" off={at === pieces.length - 1} onClick={() => onTurn(at + 1)} />
        </p>
      )}
    </div>
  );
}

interface OpenFileProps {
  readonly onOpen: (text: string) => void;
  readonly onRefuse: (sentence: string) => void;
}
function OpenFile({ onOpen, onRefuse }: OpenFileProps) {
  const input = useRef<HTMLInputElement>(null);
  const open = (file: File): Promise<void> =>
    file.text().then(
      (text) => (text.trim() === '' ? onRefuse(FIELD.empty(file.name)) : onOpen(text)),
      () => onRefuse(FIELD.unread(file.name)),
    );
  return (
    <>
      <button type="button" class="button" onClick={() => input.current?.click()}>
        <Icon name="open-file" />
        {FIELD.open}
      </button>
      <input
        ref={input}
        type="file"
        class="unseen"
        tabIndex={-1}
        aria-label={FIELD.file}
        onChange={(event) => {
          const [chosen] = event.currentTarget.files ?? [];
          event.currentTarget.value = '';
          if (chosen) void open(chosen);
        }}
      />
    </>
  );
}

interface TurnProps {
  readonly icon: 'previous' | 'next';
  readonly off: boolean;
  readonly onClick: () => void;
}
/** To the puzzle before, or after, of those that came together. */
function Turn({ icon, off, onClick }: TurnProps) {
  return (
    <button type="button" class="plain" aria-label={FIELD[icon]} disabled={off} onClick={onClick}>
      <Icon name={icon} />
    </button>
  );
}
