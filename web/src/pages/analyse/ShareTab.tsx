import { useState } from 'preact/hooks';
import { useShared } from '../../context';
import { useLoaded } from '../../load';
import type { CellView } from '../../model/cells';
import { isBlank, toCompact, toLibraryLine, type Layout } from '../../model/layout';
import { toSvg } from '../../model/picture';
import { Icon } from '../../view/Icon';
import { save, toPng } from '../../view/paint';
import { SAVED } from '../../words/me';
import { hasAccount } from '../me/session';
import { SaveButton } from '../SaveButton';
import { analyseAddress } from './address';

const FORMATS = [
  { name: 'line', title: 'One line', ending: 'txt' },
  { name: 'grid', title: 'Nine rows', ending: 'txt' },
  { name: 'framed', title: 'Framed', ending: 'txt' },
  { name: 'pencilmarks', title: 'Pencil marks', ending: 'txt' },
  { name: 'sdm', title: 'SDM', ending: 'sdm' },
  { name: 'sdk', title: 'SDK', ending: 'sdk' },
  { name: 'ss', title: 'Simple Sudoku', ending: 'ss' },
  { name: 'opensudoku', title: 'OpenSudoku', ending: 'opensudoku' },
  { name: 'hodoku', title: 'HoDoKu library', ending: 'txt' },
  { name: 'json', title: 'JSON', ending: 'json' },
  { name: 'candidates', title: '729 candidates', ending: 'txt' },
] as const;

interface ShareTabProps {
  readonly layout: Layout;
  readonly cells: readonly CellView[];
}

export function ShareTab({ layout, cells }: ShareTabProps) {
  const { api } = useShared();
  const [format, setFormat] = useState<(typeof FORMATS)[number]>(FORMATS[0]);
  const { loaded } = useLoaded(`${format.name} ${toCompact(layout)}`, (signal) =>
    api.convert(toLibraryLine(layout), format.name, signal),
  );
  if (isBlank(layout)) return <p class="nothing soft">An empty board needs no sharing.</p>;
  const address = location.origin + analyseAddress(layout);
  const text =
    loaded.state === 'ready' ? loaded.value : loaded.state === 'failed' ? loaded.sentence : '';
  return (
    <div class="share">
      <section>
        <h2>
          <label for="share-link">Link</label>
        </h2>
        <p class="soft">It carries the givens, the digits and the notes.</p>
        <div class="field">
          <input id="share-link" readOnly value={address} onFocus={selectAll} />
          <Copy text={address} label="Copy the link" />
        </div>
      </section>
      <section>
        <h2>
          <label for="share-format">Text</label>
        </h2>
        <div class="field">
          <select
            id="share-format"
            value={format.name}
            onChange={(event) =>
              setFormat(FORMATS.find(({ name }) => name === event.currentTarget.value)!)
            }
          >
            {FORMATS.map(({ name, title }) => (
              <option key={name} value={name}>
                {title}
              </option>
            ))}
          </select>
          <Copy text={text} label="Copy the text" />
          <button
            type="button"
            class="plain"
            aria-label="Save the text"
            title="Save the text"
            onClick={() => save(`sudoku.${format.ending}`, new Blob([text]))}
          >
            <Icon name="download" />
          </button>
        </div>
        <textarea
          class="export"
          readOnly
          rows={9}
          aria-label="The puzzle as text"
          value={text}
          onFocus={selectAll}
        />
      </section>
      {hasAccount() && (
        <section>
          <h2>{SAVED.title}</h2>
          <div class="row">
            <SaveButton board={layout.givens} />
          </div>
        </section>
      )}
      <section>
        <h2>Picture and paper</h2>
        <div class="row">
          <button
            type="button"
            class="button"
            onClick={() =>
              save('sudoku.svg', new Blob([toSvg(cells, 'Sudoku')], { type: 'image/svg+xml' }))
            }
          >
            SVG
          </button>
          <button
            type="button"
            class="button"
            onClick={() => void toPng(cells).then((blob) => save('sudoku.png', blob))}
          >
            PNG
          </button>
          <button type="button" class="button" onClick={() => print()}>
            <Icon name="printer" />
            Print
          </button>
        </div>
      </section>
    </div>
  );
}

const selectAll = (event: { currentTarget: HTMLInputElement | HTMLTextAreaElement }): void =>
  event.currentTarget.select();

function Copy({ text, label }: { text: string; label: string }) {
  const [done, setDone] = useState(false);
  const copy = (): void => {
    void navigator.clipboard.writeText(text).then(() => {
      setDone(true);
      setTimeout(() => setDone(false), 1500);
    });
  };
  return (
    <button type="button" class="plain" aria-label={label} title={label} onClick={copy}>
      <Icon name={done ? 'check' : 'copy'} />
      <span class="unseen" role="status">
        {done ? 'Copied' : ''}
      </span>
    </button>
  );
}
