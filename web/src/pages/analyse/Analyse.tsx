import { useEffect, useReducer, useState } from 'preact/hooks';
import type { PageProps } from '../../site/page';
import { useShared } from '../../site/SiteContext';
import { sentenceOf } from '../../site/useLoaded';
import type { CellView } from '../../model/board/cells';
import type { Drawing } from '../../model/board/drawing';
import { cellsOn, isBlank, NOTHING, parseLibraryLine } from '../../model/board/layout';
import { newSheet, reduceSheet } from '../../model/analyse/sheet';
import { judge, type Verdict } from '../../model/analyse/verdict';
import { rename } from '../../site/router';
import { Board } from '../../view/board/Board';
import { Icon } from '../../view/frame/Icon';
import { PrintSheet } from '../../view/puzzle/PrintSheet';
import { Tabs } from '../../view/frame/Tabs';
import { ANALYSE } from '../../words/analyse';
import { analyseAddress, isTab, plainLayout, type Tab } from '../../model/analyse/address';
import { EditTab } from './EditTab';
import { useSheetKeys } from './keys';
import { useCheck } from './look';
import { PathTab } from './PathTab';
import { RatingTab } from './RatingTab';
import { ShareTab } from './ShareTab';
import { StepsTab } from './StepsTab';
import './analyse.css';

/** What a tab wants to see on the board instead of the position itself. */
export interface Shown {
  readonly cells: readonly CellView[];
  readonly drawing: Drawing | null;
}

/** /analyse begins with an empty board; /analyse?p=… with what the text says, in any notation. */
export default function Analyse({ address }: PageProps) {
  const text = address.query.get('p');
  return <Desk key={text ?? ''} text={text} address={address} />;
}

function Desk({ text, address }: { text: string | null; address: PageProps['address'] }) {
  const { api } = useShared();
  const wanted = address.query.get('tab');
  const [sheet, act] = useReducer(reduceSheet, undefined, () =>
    newSheet((text !== null && plainLayout(text)) || NOTHING),
  );
  const [tab, setTab] = useState<Tab>(isTab(wanted) ? wanted : text === null ? 'edit' : 'rating');
  const [step, setStep] = useState(Number(address.query.get('step') ?? 0) || 0);
  const [shown, setShown] = useState<Shown | null>(null);
  const [failed, setFailed] = useState('');
  const { layout } = sheet;
  useSheetKeys(act);

  // Another notation in the address: the engine reads it.
  useEffect(() => {
    if (text === null || plainLayout(text)) return;
    const abort = new AbortController();
    api.convert(text, 'hodoku', abort.signal).then(
      (line) => {
        const lesson = parseLibraryLine(line);
        if (lesson) act({ type: 'load', layout: lesson.layout });
      },
      (error: unknown) => {
        if (abort.signal.aborted) return;
        setFailed(sentenceOf(error));
        setTab('edit');
      },
    );
    return () => abort.abort();
  }, []);
  useEffect(() => {
    if (failed === '' && (text === null || !isBlank(layout)))
      rename(analyseAddress(layout, tab, step));
  }, [layout, tab, step]);

  const { loaded, retry } = useCheck(layout);
  const check = loaded.state === 'ready' ? loaded.value : null;
  const verdict = judge(layout, check);
  const proper = check?.standing === 'unique' && verdict.broken.size === 0;
  const choose = (name: string): void => {
    setShown(null);
    setTab(name as Tab);
  };
  const share = { layout, check, proper };
  return (
    <div class={`page two analyse${shown ? ' showing' : ''}`}>
      <div class="board-place">
        <Board
          label={ANALYSE.board}
          cells={shown?.cells ?? marked(cellsOn(layout), verdict)}
          small={shown ? 'candidates' : 'notes'}
          selected={tab === 'edit' || !shown?.drawing ? sheet.selected : null}
          highlight={!shown?.drawing}
          houses={verdict.houses}
          marked={shown ? [] : verdict.loose}
          drawing={shown?.drawing ?? null}
          onSelect={(cell) => act({ type: 'select', cell })}
        />
      </div>
      <section class="side" aria-label={ANALYSE.side}>
        <h1 class="unseen">{ANALYSE.title}</h1>
        <VerdictLine
          verdict={verdict}
          failed={loaded.state === 'failed' ? loaded.sentence : failed}
          retry={loaded.state === 'failed' ? retry : null}
        />
        <div class="analyse-tabs">
          <Tabs
            label={ANALYSE.side}
            chosen={tab}
            onChoose={choose}
            tabs={[
              {
                name: 'edit',
                title: ANALYSE.tabs.edit,
                content: () => <EditTab sheet={sheet} act={act} fail={setFailed} />,
              },
              {
                name: 'rating',
                title: ANALYSE.tabs.rating,
                content: () => <RatingTab {...share} verdict={verdict} />,
              },
              {
                name: 'steps',
                title: ANALYSE.tabs.steps,
                content: () => <StepsTab {...share} act={act} show={setShown} />,
              },
              {
                name: 'path',
                title: ANALYSE.tabs.path,
                content: () => <PathTab {...share} step={step} onStep={setStep} show={setShown} />,
              },
              {
                name: 'share',
                title: ANALYSE.tabs.share,
                content: () => <ShareTab {...share} cells={cellsOn(layout)} />,
              },
            ]}
          />
        </div>
      </section>
      <PrintSheet
        puzzles={[{ title: '', givens: layout.givens, solution: null }]}
        perPage={1}
        solutions={false}
      />
    </div>
  );
}

const marked = (cells: readonly CellView[], verdict: Verdict): CellView[] =>
  cells.map((cell, i) => ({
    ...cell,
    broken: verdict.broken.has(i),
    wrong: verdict.wrong.has(i),
  }));

const TONES = { quiet: 'pencil', good: 'check', bad: 'alert', open: 'open' } as const;

interface VerdictLineProps {
  readonly verdict: Verdict;
  readonly failed: string;
  readonly retry: (() => void) | null;
}
/** Its place is kept: the tabs below never jump. */
function VerdictLine({ verdict, failed, retry }: VerdictLineProps) {
  const bad = failed !== '';
  return (
    <div class={`verdict tone-${bad ? 'bad' : verdict.tone}`} role="status">
      <Icon name={bad ? 'alert' : TONES[verdict.tone]} />
      <p>
        <b>{bad ? ANALYSE.failed : verdict.title}</b>
        <span>{bad ? failed : verdict.sentence}</span>
      </p>
      {retry && (
        <button type="button" class="button" onClick={retry}>
          {ANALYSE.retry}
        </button>
      )}
    </div>
  );
}
