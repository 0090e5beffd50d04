import { Fragment, type ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import type { Source } from '../../model/puzzle/puzzle';
import { useShared } from '../../site/SiteContext';
import { useLoaded } from '../../site/useLoaded';
import { EMPTY, parseLine } from '../../model/board/board';
import { printed } from '../../model/board/cells';
import { isSure, LEVELS, type Level } from '../../model/puzzle/level';
import { piecesOf } from '../../model/puzzle/pieces';
import { DECIDES, DEFAULTS } from '../../model/me/settings';
import { go } from '../../site/router';
import { Board } from '../../view/board/Board';
import { PuzzleField } from '../../view/puzzle/PuzzleField';
import { CHOOSE, DECIDE, engineTitle, unguessed } from '../../words/watch';
import { watchAddress } from '../../model/watch/address';
import { offer } from './offer';

/** What is to be solved, and by whom. */
export function Chooser() {
  const { api, settings, change } = useShared();
  const { watchLevel: level, engine: liked, decide } = settings;
  const [own, setOwn] = useState(false);
  const [text, setText] = useState('');
  const [at, setAt] = useState(0);
  const [said, setSaid] = useState('');
  const puzzle = useLoaded(`${level}|${liked}`, (signal) => offer(api, level, liked, signal));
  const engines = useLoaded('engines', (signal) => api.engines(signal));
  const chosen = puzzle.loaded.state === 'ready' ? puzzle.loaded.value : null;

  const watchable =
    engines.loaded.state === 'ready' ? engines.loaded.value.filter((e) => e.steps) : [];
  const engine = watchable.find((e) => e.name === liked) ?? watchable.at(-1);
  const failed = [engines.loaded, ...(own ? [] : [puzzle.loaded])].find(
    (part) => part.state === 'failed',
  );
  const piece = (piecesOf(text)[at] ?? '').trim();
  const preview = own ? parseLine(piece.replaceAll(/\s/g, '')) : chosen?.board;

  function start(): void {
    const source: Source | null = own ? { puzzle: piece } : chosen && { id: chosen.id };
    if (failed) {
      engines.retry();
      puzzle.retry();
    } else if (own && piece === '') setSaid(CHOOSE.paste);
    else if (engine && source) go(watchAddress(source, engine.name, { decide }));
  }

  return (
    <div class="page two home chooser">
      <div class="board-place preview">
        <Board
          label={CHOOSE.preview}
          cells={printed(preview ?? EMPTY)}
          waiting={!own && puzzle.loaded.state === 'loading'}
        />
      </div>
      <section class="side">
        <div class="intro">
          <h1>{CHOOSE.title}</h1>
          <p class="soft">{CHOOSE.line}</p>
        </div>
        <form
          class="side-form"
          onSubmit={(event) => {
            event.preventDefault();
            start();
          }}
        >
          <fieldset class="segments">
            <legend class="unseen">{CHOOSE.source}</legend>
            <Segment name="source" label={CHOOSE.byLevel} on={!own} pick={() => setOwn(false)} />
            <Segment name="source" label={CHOOSE.own} on={own} pick={() => setOwn(true)} />
          </fieldset>
          {own ? (
            <PuzzleField
              label={CHOOSE.text}
              placeholder={CHOOSE.placeholder}
              text={text}
              at={at}
              said={said}
              onText={(value) => {
                setText(value);
                setAt(0);
                setSaid('');
              }}
              onTurn={setAt}
            />
          ) : (
            <LevelPart level={level} engine={liked} pick={(watchLevel) => change({ watchLevel })} />
          )}
          <fieldset>
            <legend class="unseen">{CHOOSE.solver}</legend>
            <div class="choices engines">
              {watchable.map(({ name, description }) => (
                <Fragment key={name}>
                  <label class="choice">
                    <input
                      type="radio"
                      name="engine"
                      value={name}
                      checked={name === engine?.name}
                      onChange={() => change({ engine: name })}
                    />
                    <b>{engineTitle(name)}</b>
                    <span>{description}</span>
                  </label>
                  {name === 'cdcl' && name === engine?.name && <DecidePart />}
                </Fragment>
              ))}
            </div>
          </fieldset>
          <p class="message" role="status">
            {failed?.sentence}
          </p>
          <button class="button lead wide" disabled={!failed && (!engine || (!own && !chosen))}>
            {failed ? CHOOSE.retry : CHOOSE.start}
          </button>
        </form>
      </section>
    </div>
  );
}

/** How clause learning guesses: below it, while it is chosen. */
function DecidePart() {
  const { settings, change } = useShared();
  return (
    <fieldset class="segments decide">
      <legend>{CHOOSE.decide}</legend>
      {DECIDES.map((name) => (
        <Segment
          key={name}
          name="decide"
          label={DECIDE[name]}
          on={settings.decide === name}
          pick={() => change({ decide: name })}
        />
      ))}
    </fieldset>
  );
}

interface LevelPartProps {
  readonly level: Level;
  readonly engine: string;
  readonly pick: (level: Level) => void;
}
/** The levels, and what there is to see at the one chosen. */
function LevelPart({ level, engine, pick }: LevelPartProps) {
  const guesses = engine !== 'logic';
  return (
    <>
      <fieldset class="segments three">
        <legend class="unseen">{CHOOSE.level}</legend>
        {LEVELS.map(({ name, title }) => (
          <Segment
            key={name}
            name="level"
            label={title}
            on={level === name}
            pick={() => pick(name)}
          />
        ))}
      </fieldset>
      <Note text={isSure(level) || !guesses ? unguessed(engine) : CHOOSE.worth}>
        {isSure(level) && guesses && (
          <button type="button" class="button" onClick={() => pick(DEFAULTS.watchLevel)}>
            {CHOOSE.harder}
          </button>
        )}
      </Note>
    </>
  );
}

/** Its place is kept: what stands below does not move. */
function Note({ text, children }: { text: string; children: ComponentChildren }) {
  return (
    <div class="level-note" role="status">
      <p class="soft">{text}</p>
      {children}
    </div>
  );
}

interface SegmentProps {
  readonly name: string;
  readonly label: string;
  readonly on: boolean;
  readonly pick: () => void;
}
function Segment({ name, label, on, pick }: SegmentProps) {
  return (
    <label class="segment">
      <input type="radio" name={name} checked={on} onChange={pick} />
      <span>{label}</span>
    </label>
  );
}
