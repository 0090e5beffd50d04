import { basics, catalogue, examples, families } from 'virtual:lessons';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { ownAddress } from '../../model/puzzle/puzzle';
import type { PageProps } from '../../site/page';
import { useShared } from '../../site/SiteContext';
import { sentenceOf, useLoaded } from '../../site/useLoaded';
import { parseLine } from '../../model/board/board';
import { nextKey, titleOf, type Entry } from '../../model/learn/curriculum';
import { NO_DRAWING, type Drawing } from '../../model/board/drawing';
import {
  cellsOn,
  layoutOf,
  parseLibraryLine,
  questionOf,
  type Layout,
  type Lesson as Example,
} from '../../model/board/layout';
import { stepWith, type Step } from '../../model/hint/step';
import { go, rename } from '../../site/router';
import { Board } from '../../view/board/Board';
import { Icon } from '../../view/frame/Icon';
import { Failed } from '../../view/frame/Notice';
import { Tabs } from '../../view/frame/Tabs';
import { LESSON } from '../../words/learn';
import { ExampleTab } from './ExampleTab';
import { DrillTab } from './DrillTab';
import { useStudies } from '../../site/useStudies';
import './learn.css';

/** What a tab has on the board. */
export interface OnBoard {
  readonly layout: Layout;
  readonly drawing: Drawing | null;
  readonly selected?: number | null;
  readonly onSelect?: (cell: number) => void;
}

/** Singles are found without notes; everything else needs all candidates in sight. */
const BARE = ['full-house', 'naked-single', 'hidden-single-box', 'hidden-single-line'];

export default function Lesson({ id, address }: PageProps) {
  const entry = catalogue.find(({ key }) => key === id);
  const basic = basics.find(({ key }) => key === id);
  if (basic) return <Basic key={basic.key} basic={basic} />;
  if (!entry)
    return (
      <Failed
        title={LESSON.missing}
        sentence={LESSON.slip}
        back={{ href: '/learn', label: LESSON.all }}
      />
    );
  return <Technique key={entry.key} entry={entry} tab={address.query.get('tab') ?? 'explain'} />;
}

const START = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const BASIC_DRAWINGS: Record<string, Drawing> = {
  rules: {
    ...NO_DRAWING,
    houses: [
      { house: 1, role: 'pattern' },
      { house: 9 + 4, role: 'second' },
      { house: 18 + 8, role: 'third' },
    ],
  },
};

function Basic({ basic }: { basic: (typeof basics)[number] }) {
  const layout = layoutOf(parseLine(START)!);
  const next = basic.key === 'rules' ? '/learn/notes' : `/learn/${catalogue[0]!.key}`;
  return (
    <div class="page two lesson">
      <Head title={basic.title} />
      <div class="board-place">
        <Board
          label={LESSON.example}
          cells={cellsOn(layout, basic.key === 'notes' ? 'candidates' : 'notes')}
          highlight={false}
          drawing={BASIC_DRAWINGS[basic.key] ?? null}
        />
      </div>
      <section class="side" aria-label={LESSON.side}>
        <article class="prose" dangerouslySetInnerHTML={{ __html: basic.general }} />
        <p class="row">
          <a class="button lead" href={next}>
            {LESSON.next}
          </a>
        </p>
      </section>
    </div>
  );
}

function Head({ title, cleared = false }: { title: string; cleared?: boolean }) {
  return (
    <div class="head">
      <a class="plain" href="/learn" aria-label={LESSON.all} title={LESSON.all}>
        <Icon name="previous" />
      </a>
      <h1>{title}</h1>
      {cleared && (
        <span class="cleared">
          <Icon name="check" />
          {LESSON.cleared}
        </span>
      )}
    </div>
  );
}

const TABS = ['explain', 'example', 'practice', 'test'];

function Technique({ entry, tab: first }: { entry: Entry; tab: string }) {
  const [studies, change] = useStudies();
  const [tab, setTab] = useState(TABS.includes(first) ? first : 'explain');
  const [board, setBoard] = useState<OnBoard | null>(null);
  const example = useMemo(() => parseLibraryLine(examples[entry.key] ?? ''), [entry.key]);
  const step = useExample(entry.key, example);
  const bare = BARE.includes(entry.key);
  useEffect(() => {
    rename(`/learn/${entry.key}${tab === 'explain' ? '' : `?tab=${tab}`}`);
  }, [tab]);

  const shown = board ?? (example && { layout: example.layout, drawing: step?.drawing ?? null });
  const drill = { entry, example, bare, change, show: setBoard };
  return (
    <div class="page two lesson">
      <Head title={titleOf(entry, catalogue)} cleared={studies[entry.key]?.cleared ?? false} />
      <div class="board-place">
        {shown && (
          <Board
            label={board?.onSelect ? LESSON.find(entry.name) : LESSON.exampleOf(entry.name)}
            cells={cellsOn(shown.layout, bare ? 'notes' : 'candidates')}
            small="candidates"
            selected={board?.selected ?? null}
            highlight={!shown.drawing}
            drawing={shown.drawing}
            {...(board?.onSelect && { onSelect: board.onSelect })}
          />
        )}
      </div>
      <section class="side" aria-label={LESSON.side}>
        <div class="lesson-tabs">
          <Tabs
            label={LESSON.tabsLabel}
            chosen={tab}
            onChoose={(name) => {
              setBoard(null);
              setTab(name);
            }}
            tabs={[
              {
                name: 'explain',
                title: LESSON.tabs.explain,
                content: () => <Explained entry={entry} />,
              },
              {
                name: 'example',
                title: LESSON.tabs.example,
                content: () => <ExampleTab example={example} step={step} show={setBoard} />,
              },
              {
                name: 'practice',
                title: LESSON.tabs.practice,
                content: () => <DrillTab key="practice" {...drill} mode="practice" />,
              },
              {
                name: 'test',
                title: LESSON.tabs.test,
                content: () => <DrillTab key="test" {...drill} mode="test" />,
              },
            ]}
          />
        </div>
      </section>
    </div>
  );
}

/** The step that the example was chosen for, with its reason and its drawing. */
function useExample(key: string, example: Example | null): Step | null {
  const { api } = useShared();
  const { loaded } = useLoaded(key, (signal) =>
    example
      ? api.steps(questionOf(example.layout), { technique: key }, signal)
      : Promise.resolve([]),
  );
  if (loaded.state !== 'ready' || !example) return null;
  return stepWith(loaded.value, example) ?? loaded.value[0] ?? null;
}

function Explained({ entry }: { entry: Entry }) {
  const family = families[entry.family]!;
  const own = family.own[entry.key];
  const next = nextKey(catalogue, entry.key);
  const kin = catalogue.filter(({ family: f, key }) => f === entry.family && key !== entry.key);
  return (
    <div class="explained">
      <article class="prose" dangerouslySetInnerHTML={{ __html: family.general }} />
      {own && <article class="prose" dangerouslySetInnerHTML={{ __html: own }} />}
      {entry.unique && <p class="soft small">{LESSON.unique}</p>}
      <PlayOne entry={entry} />
      {next && (
        <a class="button wide" href={`/learn/${next}`}>
          {LESSON.nextOne(
            titleOf(
              catalogue.find(({ key }) => key === next)!,
              catalogue,
            ),
          )}
        </a>
      )}
      {kin.length > 0 && (
        <p class="kin soft small">
          {LESSON.kin}{' '}
          {kin.map((other, i) => (
            <>
              {i > 0 && ', '}
              <a href={`/learn/${other.key}`}>{titleOf(other, catalogue)}</a>
            </>
          ))}
        </p>
      )}
    </div>
  );
}

/** A puzzle in which everything easier comes to an end and this technique goes on. */
function PlayOne({ entry }: { entry: Entry }) {
  const { api } = useShared();
  const [state, setState] = useState<'idle' | 'busy' | 'none'>('idle');
  const [said, setSaid] = useState('');
  if (entry.points === null) return null;
  const make = async (): Promise<void> => {
    setState('busy');
    setSaid('');
    try {
      const { puzzles } = await api.make({ require: [entry.key] });
      const board = parseLine(puzzles[0]?.puzzle ?? '');
      if (board) return go(ownAddress(board));
      setSaid(LESSON.none);
    } catch (error) {
      setSaid(sentenceOf(error));
    }
    setState('none');
  };
  return (
    <div class="play-one">
      <button
        type="button"
        class="button lead wide"
        disabled={state === 'busy'}
        onClick={() => void make()}
      >
        {state === 'busy' ? LESSON.making : LESSON.play}
      </button>
      {said && <p role="status">{said}</p>}
    </div>
  );
}
