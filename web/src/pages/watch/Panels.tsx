import { useMemo, useState } from 'preact/hooks';
import { cellName } from '../../model/board';
import type { Player } from '../../model/player';
import type { Moment } from '../../model/progress';
import { conflictCells, literalCells } from '../../model/scene';
import { usesOf } from '../../model/steps';
import type { TraceEvent } from '../../model/trace';
import { Story } from '../../view/Story';
import { Tabs } from '../../view/Tabs';
import { useWide } from '../../view/wide';
import type { Say } from './words';

const SHOWN = 60; // lines of a list; the newest

interface PanelsProps {
  readonly engine: string;
  readonly events: readonly TraceEvent[];
  readonly moment: Moment;
  readonly player: Player;
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

/** The story, and what the solver holds in mind: guesses, conflicts, clauses. */
export function Panels(props: PanelsProps) {
  const { events, player, onSeek } = props;
  const wide = useWide();
  const [tab, setTab] = useState<string | null>(null);
  const { rests } = player;
  const toldEvents = useMemo(() => rests?.map((n) => events[n - 1]!) ?? events, [events, rests]);
  const story = <Story events={toldEvents} say={props.say} at={player.at} onSeek={onSeek} />;
  const lists = props.engine === 'logic' ? logicLists(props) : searchLists(props);
  const tabs = lists.map(({ name, title, count, empty, lines }) => ({
    name,
    title,
    count,
    content: () => <Lines lines={lines()} empty={empty} {...props} />,
  }));
  if (wide)
    return (
      <>
        <section class="story-place">
          <h2>The story of {props.engine}</h2>
          {story}
        </section>
        <section class="panel-place">
          <Tabs
            tabs={tabs}
            chosen={tab ?? tabs[0]!.name}
            onChoose={setTab}
            label="The solver’s mind"
          />
        </section>
      </>
    );
  return (
    <section class="panel-place">
      <Tabs
        tabs={[{ name: 'story', title: 'Story', content: () => story }, ...tabs]}
        chosen={tab ?? 'story'}
        onChoose={setTab}
        label="Story and solver’s mind"
      />
    </section>
  );
}

interface List {
  readonly name: string;
  readonly title: string;
  readonly count: number;
  readonly empty: string;
  readonly lines: () => Line[];
}

// Logic never guesses; what it holds is what it used.
function logicLists({ events, player, techniqueName }: PanelsProps): List[] {
  const uses = usesOf(events, player.at, techniqueName);
  const lines = (): Line[] =>
    uses.map(({ name, times, first }) => ({
      at: first,
      mark: String(times),
      text: name,
      open: true,
      cells: [],
    }));
  return [
    {
      name: 'techniques',
      title: 'Techniques',
      count: uses.length,
      empty: 'No step so far.',
      lines,
    },
  ];
}

function searchLists({ engine, events, moment, player }: PanelsProps): List[] {
  return [
    {
      name: 'guesses',
      title: 'Guesses',
      count: moment.decisions.length,
      empty: 'No guess is open.',
      lines: () => guesses(moment),
    },
    {
      name: 'conflicts',
      title: 'Conflicts',
      count: moment.conflicts.length,
      empty: 'No conflict so far.',
      lines: () => conflicts(events, moment, player.at),
    },
    {
      name: 'clauses',
      title: 'Learned',
      count: moment.clauses.length,
      empty: engine === 'cdcl' ? 'Nothing is learned yet.' : 'Only cdcl learns from its conflicts.',
      lines: () => clauses(events, moment),
    },
  ];
}

/** A text without the words that its list says already. */
function sentence(text: string, known: RegExp): string {
  const rest = text.replace(known, '');
  return rest.charAt(0).toUpperCase() + rest.slice(1);
}

function guesses(moment: Moment): Line[] {
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

function conflicts(events: readonly TraceEvent[], moment: Moment, at: number): Line[] {
  const open = new Set(moment.conflicts);
  const found: Line[] = [];
  for (let n = at; n > 0 && found.length < SHOWN; --n) {
    const event = events[n - 1]!;
    if (event.kind !== 'conflict') continue;
    const text = sentence(event.text, /^Conflict: /);
    const cells = conflictCells(event, events);
    found.push({ at: n, mark: open.has(n) ? '×' : String(n), text, open: open.has(n), cells });
  }
  return found;
}

function clauses(events: readonly TraceEvent[], moment: Moment): Line[] {
  return moment.clauses
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

interface LinesProps extends PanelsProps {
  readonly lines: readonly Line[];
  readonly empty: string;
}
function Lines({ lines, empty, onSeek, onPoint }: LinesProps) {
  if (lines.length === 0) return <p class="nothing soft">{empty}</p>;
  return (
    <ol class="lines" onPointerLeave={() => onPoint(null)}>
      {lines.map((line) => (
        <li key={line.at}>
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
