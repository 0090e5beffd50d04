import { useMemo, useState } from 'preact/hooks';
import { cellName } from '../../model/board/board';
import type { EventIndex } from '../../model/watch/eventIndex';
import { chapterOf, type Player } from '../../model/watch/player';
import type { Moment } from '../../model/watch/progress';
import { conflictCells, literalCells } from '../../model/watch/scene';
import { usesOf } from '../../model/watch/steps';
import { isSetAside, type TraceEvent } from '../../model/watch/trace';
import { Story } from '../../view/watch/Story';
import { Tabs, type Tab } from '../../view/frame/Tabs';
import { useWide } from '../../view/frame/wide';
import { EMPTY, TABS, VIEW } from '../../words/watch';
import { Counters } from './Counters';
import { GraphPanel } from './GraphPanel';
import { useSettled } from './settled';
import { TrailPanel } from './TrailPanel';
import { TreePanel } from './TreePanel';
import type { Say } from './words';

const SHOWN = 60; // lines of a list; the newest
const PACE = 500; // milliseconds: while events hurry past, what stands beside the board follows at ease
const GRAPH_PACE = 1500; // to lay out a graph takes as long as several frames

interface PanelsProps {
  readonly engine: string;
  readonly title: string; // of the chapter
  readonly events: readonly TraceEvent[];
  readonly index: EventIndex;
  readonly moment: Moment;
  readonly player: Player;
  readonly leaping: boolean; // many events at once
  readonly say: Say;
  readonly techniqueName: (key: string) => string;
  readonly onSeek: (at: number) => void;
  readonly onPoint: (cells: readonly number[] | null) => void;
}
interface Line {
  readonly at: number; // the event it comes from
  readonly text: string;
  readonly mark: string;
  readonly open: boolean;
  readonly cells: readonly number[];
}

/**
 * The story, and what the solver holds in mind, each engine's own. They wait for a hand that scrubs to
 * rest, and follow a fast play at ease; meanwhile nothing of them is even compared.
 */
export function Panels(props: PanelsProps) {
  const { player, moment } = props;
  const now = { at: player.at, moment };
  const settled = useSettled(now, player.playing || !props.leaping ? PACE : Infinity);
  const drawn = useSettled(now, player.playing ? GRAPH_PACE : Infinity);
  const { at } = settled;
  const calm = { ...props, ...settled, drawn: drawn.at };
  const { say, techniqueName, title } = props;
  const { last } = chapterOf(player);
  const inputs = [props.events, at, drawn.at, player.loaded, last, say, techniqueName, title];
  return useMemo(() => <Calm {...calm} />, inputs);
}

function Calm(props: CalmProps) {
  const { engine, events, player, at, onSeek } = props;
  const wide = useWide();
  const [tab, setTab] = useState<string | null>(null);
  const toldEvents = useTold(events, player);
  const story = <Story events={toldEvents} say={props.say} at={at} onSeek={onSeek} />;
  const tabs = (TABS_OF[engine] ?? SEARCH_TABS).map((tabOf) => tabOf(props));
  const counters = <Counters engine={engine} index={props.index} at={at} />;
  if (wide)
    return (
      <>
        <section class="story-place">
          <h2>{props.title}</h2>
          {story}
        </section>
        <section class="panel-place">
          {counters}
          <Tabs tabs={tabs} chosen={tab ?? tabs[0]!.name} onChoose={setTab} label={VIEW.mind} />
        </section>
      </>
    );
  return (
    <section class="panel-place">
      {counters}
      <Tabs
        tabs={[{ name: 'story', title: VIEW.storyTab, content: () => story }, ...tabs]}
        chosen={tab ?? 'story'}
        onChoose={setTab}
        label={VIEW.both}
      />
    </section>
  );
}

/** What the story of the chapter tells: all of its events, or those at which a viewer rests. */
function useTold(events: readonly TraceEvent[], player: Player): readonly TraceEvent[] {
  const { rests, loaded } = player;
  const { first, last } = chapterOf(player);
  const whole = first <= 1 && loaded <= last;
  return useMemo(() => {
    if (rests) return rests.filter((n) => n <= last).map((n) => events[n - 1]!);
    return whole ? events : events.slice(first - 1, last);
  }, [events, rests, first, last, whole || Math.min(loaded, last)]);
}

interface CalmProps extends PanelsProps {
  readonly at: number;
  readonly drawn: number; // the event whose graph is shown
}
type TabOf = (props: CalmProps) => Tab;

const tree: TabOf = (props) => ({
  name: 'tree',
  title: TABS.tree,
  content: () => <TreePanel {...props} />,
});
const trail: TabOf = (props) => ({
  name: 'trail',
  title: TABS.trail,
  content: () => <TrailPanel {...props} decisions={props.moment.decisions} />,
});
const graph: TabOf = (props) => ({
  name: 'graph',
  title: TABS.graph,
  content: () => (
    <GraphPanel
      {...props}
      at={props.drawn}
      conflict={props.index.last('conflict', props.drawn)}
      known={props.player.loaded}
    />
  ),
});
const guesses: TabOf = (props) =>
  list('guesses', props.moment.decisions.length, props, () => guessLines(props.moment));
const conflicts: TabOf = (props) =>
  list('conflicts', props.index.count('conflict', props.at), props, () =>
    conflictLines(props.index, props.moment, props.at),
  );
const clauses: TabOf = (props) => {
  const learned = props.moment.clauses.filter((n) => !isSetAside(props.events[n - 1]!));
  return list('clauses', learned.length, props, () => clauseLines(props.events, learned));
};
const techniques: TabOf = (props) => {
  const uses = usesOf(props.events, props.at, props.techniqueName);
  return list('techniques', uses.length, props, () =>
    uses.map(({ name, times, first }) => ({
      at: first,
      mark: String(times),
      text: name,
      open: true,
      cells: [],
    })),
  );
};

const SEARCH_TABS: readonly TabOf[] = [tree, guesses, conflicts];
// Only clause learning has a graph of its conflicts; logic never guesses: it has what it used.
const TABS_OF: Readonly<Record<string, readonly TabOf[]>> = {
  cdcl: [trail, graph, clauses, conflicts],
  logic: [techniques],
};

function list(
  name: 'guesses' | 'conflicts' | 'clauses' | 'techniques',
  count: number,
  props: CalmProps,
  lines: () => Line[],
): Tab {
  const content = () => <Lines lines={lines()} empty={EMPTY[name]} {...props} />;
  return { name, title: TABS[name], count, content };
}

/** A text without the words that its list says already. */
function sentence(text: string, known: RegExp): string {
  const rest = text.replace(known, '');
  return rest.charAt(0).toUpperCase() + rest.slice(1);
}

function guessLines(moment: Moment): Line[] {
  return moment.decisions
    .map((d) => ({
      at: d.event,
      mark: String(d.level),
      text: `${cellName(d.cell)} = ${d.digit}`,
      open: true,
      cells: [d.cell],
    }))
    .reverse();
}

function conflictLines(index: EventIndex, moment: Moment, at: number): Line[] {
  const open = new Set(moment.conflicts);
  const found: Line[] = [];
  for (let n = index.last('conflict', at); n !== null && found.length < SHOWN;) {
    const event = index.events[n - 1]!;
    const text = sentence(event.text, /^Conflict: /);
    const cells = conflictCells(event, index);
    found.push({ at: n, mark: open.has(n) ? '×' : String(n), text, open: open.has(n), cells });
    n = index.last('conflict', n - 1);
  }
  return found;
}

function clauseLines(events: readonly TraceEvent[], learned: readonly number[]): Line[] {
  return learned
    .slice(-SHOWN)
    .reverse()
    .map((n) => {
      const event = events[n - 1]!;
      const text = sentence(event.text, /^Learned clause \d+: /);
      return {
        at: n,
        mark: String(event.clause ?? ''),
        text,
        open: true,
        cells: literalCells(event),
      };
    });
}

interface LinesProps {
  readonly lines: readonly Line[];
  readonly empty: string;
  readonly onSeek: (at: number) => void;
  readonly onPoint: (cells: readonly number[] | null) => void;
}
function Lines({ lines, empty, onSeek, onPoint }: LinesProps) {
  if (lines.length === 0) return <p class="nothing soft">{empty}</p>;
  return (
    <ol class="lines" onPointerLeave={() => onPoint(null)}>
      {lines.map((line, i) => (
        // By place: another text in a line that is there costs less than another line.
        <li key={i}>
          <button
            type="button"
            class={`mind-line${line.open ? '' : ' past'}`}
            title={`Go to event ${line.at}`}
            onPointerEnter={() => onPoint(line.cells)}
            onFocus={() => onPoint(line.cells)}
            onBlur={() => onPoint(null)}
            onClick={() => onSeek(line.at)}
          >
            <span class="mind-mark">{line.mark}</span>
            <span>{line.text}</span>
          </button>
        </li>
      ))}
    </ol>
  );
}
