import { useState } from 'preact/hooks';
import { useShared } from '../../context';
import { useLoaded } from '../../load';
import { EMPTY, parseLine } from '../../model/board';
import { printed } from '../../model/cells';
import { LEVELS } from '../../model/level';
import { go } from '../../router';
import { Board } from '../../view/Board';
import { pickFresh } from '../choose';
import { CHOOSE, engineTitle } from '../../words/watch';
import { watchAddress } from './address';

/** What is to be solved, and by whom. */
export function Chooser() {
  const { api, settings, change } = useShared();
  const [own, setOwn] = useState(false);
  const [text, setText] = useState('');
  const [said, setSaid] = useState('');
  const puzzle = useLoaded(settings.level, (signal) =>
    pickFresh((after) => api.puzzles(settings.level, after, signal), []),
  );
  const engines = useLoaded('engines', (signal) => api.engines(signal));
  const chosen = puzzle.loaded.state === 'ready' ? puzzle.loaded.value : null;

  const watchable =
    engines.loaded.state === 'ready' ? engines.loaded.value.filter((e) => e.steps) : [];
  const engine = watchable.find((e) => e.name === settings.engine) ?? watchable.at(-1);
  const failed = [engines.loaded, ...(own ? [] : [puzzle.loaded])].find(
    (part) => part.state === 'failed',
  );
  const preview = own ? parseLine(text.replaceAll(/\s/g, '')) : chosen?.board;

  function start(): void {
    if (failed) {
      engines.retry();
      puzzle.retry();
    } else if (own && text.trim() === '') setSaid(CHOOSE.paste);
    else if (engine && own) go(watchAddress({ puzzle: text.trim() }, engine.name));
    else if (engine && chosen) go(watchAddress({ id: chosen.id }, engine.name));
  }

  return (
    <div class="page two home">
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
            <label class="own">
              <span class="unseen">{CHOOSE.text}</span>
              <textarea
                rows={3}
                spellcheck={false}
                placeholder={CHOOSE.placeholder}
                value={text}
                onInput={(event) => {
                  setText(event.currentTarget.value);
                  setSaid('');
                }}
              />
            </label>
          ) : (
            <fieldset class="segments three">
              <legend class="unseen">{CHOOSE.level}</legend>
              {LEVELS.map((level) => (
                <Segment
                  key={level.name}
                  name="level"
                  label={level.title}
                  on={settings.level === level.name}
                  pick={() => change({ level: level.name })}
                />
              ))}
            </fieldset>
          )}
          <fieldset>
            <legend class="unseen">{CHOOSE.solver}</legend>
            <div class="choices engines">
              {watchable.map(({ name, description }) => (
                <label class="choice" key={name}>
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
              ))}
            </div>
          </fieldset>
          <p class="message" role="status">
            {failed?.sentence ?? said}
          </p>
          <button class="button lead wide" disabled={!failed && (!engine || (!own && !chosen))}>
            {failed ? CHOOSE.retry : CHOOSE.start}
          </button>
        </form>
      </section>
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
