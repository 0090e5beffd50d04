import { useEffect, useState } from 'preact/hooks';
import { useShared } from '../../site/SiteContext';
import { sentenceOf } from '../../site/useLoaded';
import { remaining } from '../../model/board/board';
import { digitsOn, isBlank, NOTHING, parseLibraryLine } from '../../model/board/layout';
import { piecesOf } from '../../model/puzzle/pieces';
import type { Pen, Sheet, SheetAction } from '../../model/analyse/sheet';
import { sentence } from '../../model/analyse/verdict';
import { Pad, Tool } from '../../view/game/Pad';
import { PuzzleField } from '../../view/puzzle/PuzzleField';
import { EDIT } from '../../words/analyse';
import { plainLayout } from '../../model/analyse/address';

interface EditTabProps {
  readonly sheet: Sheet;
  readonly act: (action: SheetAction) => void;
  readonly fail: (sentence: string) => void;
}
const PENS: readonly Pen[] = ['given', 'digit', 'note'];

export function EditTab({ sheet, act, fail }: EditTabProps) {
  const [text, setText] = useState('');
  const [at, setAt] = useState(0);
  const said = useReading(text, at, act);
  const enter = (value: string): void => {
    fail('');
    setAt(0);
    setText(value);
  };

  // A paste anywhere on the page is meant for the board.
  useEffect(() => {
    const onPaste = (event: ClipboardEvent): void => {
      if ((event.target as Element).closest('input, textarea')) return;
      const pasted = event.clipboardData?.getData('text') ?? '';
      if (pasted.trim()) enter(pasted);
    };
    addEventListener('paste', onPaste);
    return () => removeEventListener('paste', onPaste);
  }, []);

  return (
    <div class="edit">
      <PuzzleField
        label={EDIT.text}
        placeholder={EDIT.placeholder}
        text={text}
        at={at}
        said={said}
        onText={enter}
        onTurn={setAt}
      >
        <button
          type="button"
          class="button"
          disabled={isBlank(sheet.layout)}
          onClick={() => {
            enter('');
            act({ type: 'load', layout: NOTHING });
            act({ type: 'pen', pen: 'given' });
          }}
        >
          {EDIT.clear}
        </button>
      </PuzzleField>
      <fieldset class="segments three">
        <legend class="unseen">{EDIT.pen}</legend>
        {PENS.map((pen) => (
          <label class="segment" key={pen}>
            <input
              type="radio"
              name="pen"
              checked={sheet.pen === pen}
              onChange={() => act({ type: 'pen', pen })}
            />
            <span>{EDIT.pens[pen]}</span>
          </label>
        ))}
      </fieldset>
      <Pad
        left={remaining(digitsOn(sheet.layout))}
        mode={sheet.pen === 'note' ? 'corner' : 'digit'}
        onDigit={(digit) => act({ type: 'digit', digit })}
      />
      <div class="tools three" role="group" aria-label={EDIT.tools}>
        {TOOLS.map(({ icon, name, idle }) => (
          <Tool
            key={name}
            icon={icon}
            {...EDIT[name]}
            disabled={idle(sheet)}
            onClick={() => act({ type: name })}
          />
        ))}
      </div>
    </div>
  );
}

const TOOLS = [
  { icon: 'undo', name: 'undo', idle: (sheet: Sheet) => sheet.past.length === 0 },
  { icon: 'redo', name: 'redo', idle: (sheet: Sheet) => sheet.future.length === 0 },
  { icon: 'eraser', name: 'erase', idle: () => false },
] as const;

/** Reads what is in the field onto the board; answers why it cannot be read. */
function useReading(text: string, at: number, act: (action: SheetAction) => void): string {
  const { api } = useShared();
  const [said, setSaid] = useState('');
  useEffect(() => {
    const piece = piecesOf(text)[at] ?? '';
    if (piece.trim() === '') return setSaid('');
    const plain = plainLayout(piece);
    if (plain) {
      act({ type: 'load', layout: plain });
      act({ type: 'pen', pen: 'digit' });
      return setSaid('');
    }
    const abort = new AbortController();
    const timer = setTimeout(() => void read(piece, abort.signal), 150);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [text, at]);
  return said;

  async function read(piece: string, signal: AbortSignal): Promise<void> {
    try {
      const { standing, findings } = await api.check(piece, signal);
      if (standing === 'unreadable') return setSaid(sentence(findings[0]?.text ?? ''));
      const lesson = parseLibraryLine(await api.convert(piece, 'hodoku', signal));
      if (!lesson) return setSaid(EDIT.unshown);
      setSaid('');
      act({ type: 'load', layout: lesson.layout });
      act({ type: 'pen', pen: 'digit' });
    } catch (error) {
      if (!signal.aborted) setSaid(sentenceOf(error));
    }
  }
}
