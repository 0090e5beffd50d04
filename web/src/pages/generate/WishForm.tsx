import { useShared } from '../../context';
import { useLoaded } from '../../load';
import { LEVELS } from '../../model/level';
import { SYMMETRIES } from '../../model/rating';
import { MOST, type Wish } from '../../model/wish';

interface WishFormProps {
  readonly wish: Wish;
  readonly busy: boolean;
  readonly onChange: (wish: Wish) => void;
  readonly onStart: () => void;
}

const COUNTS = [1, 2, 4, 6, 12, 24, MOST];

export function WishForm({ wish, busy, onChange, onStart }: WishFormProps) {
  const set = (what: Partial<Wish>): void => onChange({ ...wish, ...what });
  return (
    <form
      class="side-form wish-form"
      onSubmit={(event) => {
        event.preventDefault();
        onStart();
      }}
    >
      <fieldset class="segments three">
        <legend>Level</legend>
        {[...LEVELS, { name: '', title: 'Any' }].map(({ name, title }) => (
          <label class="segment" key={name}>
            <input
              type="radio"
              name="level"
              checked={wish.level === name}
              onChange={() => set({ level: name })}
            />
            <span>{title}</span>
          </label>
        ))}
      </fieldset>
      <label class="choose">
        Symmetry
        <select
          value={wish.symmetry}
          onChange={(event) => set({ symmetry: event.currentTarget.value })}
        >
          {SYMMETRIES.map(({ name, title }) => (
            <option key={name} value={name}>
              {title}
            </option>
          ))}
        </select>
      </label>
      <TechniqueChoice value={wish.require} onChange={(require) => set({ require })} />
      <fieldset class="range">
        <legend>Givens</legend>
        <GivensInput label="at least" value={wish.fewest} onChange={(fewest) => set({ fewest })} />
        <GivensInput label="at most" value={wish.most} onChange={(most) => set({ most })} />
      </fieldset>
      <div class="ticks-list">
        <label class="tick">
          <input
            type="checkbox"
            checked={wish.solvable}
            onChange={(event) => set({ solvable: event.currentTarget.checked })}
          />
          Never a need to guess
        </label>
        <label class="tick">
          <input
            type="checkbox"
            checked={wish.minimal}
            onChange={(event) => set({ minimal: event.currentTarget.checked })}
          />
          No given to spare
        </label>
      </div>
      <label class="choose">
        How many
        <select
          value={wish.count}
          onChange={(event) => set({ count: Number(event.currentTarget.value) })}
        >
          {[...new Set([...COUNTS, wish.count])]
            .sort((a, b) => a - b)
            .map((n) => (
              <option key={n} value={n}>
                {n}
              </option>
            ))}
        </select>
      </label>
      <button class="button lead wide" disabled={busy}>
        {wish.count === 1 ? 'Make a puzzle' : `Make ${wish.count} puzzles`}
      </button>
    </form>
  );
}

interface TechniqueChoiceProps {
  readonly value: string;
  readonly onChange: (key: string) => void;
}
/** Techniques of the standard profile, easiest first; nobody misses one whose names do not come. */
function TechniqueChoice({ value, onChange }: TechniqueChoiceProps) {
  const { api } = useShared();
  const { loaded } = useLoaded('techniques', async (signal) => {
    const [all, profile] = await Promise.all([
      api.techniques(signal),
      api.profile('standard', signal),
    ]);
    const names = new Map(all.map(({ key, name }) => [key, name]));
    return profile.map(({ technique }) => ({ key: technique, name: names.get(technique)! }));
  });
  const techniques = loaded.state === 'ready' ? loaded.value : [];
  const known = value === '' || techniques.some(({ key }) => key === value);
  return (
    <label class="choose">
      Technique it needs
      <select value={value} onChange={(event) => onChange(event.currentTarget.value)}>
        <option value="">Any</option>
        {!known && <option value={value}>{value.replaceAll('-', ' ')}</option>}
        {techniques.map(({ key, name }) => (
          <option key={key} value={key}>
            {name}
            {key === 'hidden-single-box' ? ' in a box' : ''}
            {key === 'hidden-single-line' ? ' in a line' : ''}
          </option>
        ))}
      </select>
    </label>
  );
}

interface GivensInputProps {
  readonly label: string;
  readonly value: number | null;
  readonly onChange: (value: number | null) => void;
}
function GivensInput({ label, value, onChange }: GivensInputProps) {
  return (
    <label class="choose">
      {label}
      <input
        type="number"
        inputMode="numeric"
        min={17}
        max={80}
        placeholder="any"
        value={value ?? ''}
        onInput={(event) => {
          const { value: text, valueAsNumber } = event.currentTarget;
          onChange(text === '' || Number.isNaN(valueAsNumber) ? null : valueAsNumber);
        }}
      />
    </label>
  );
}
