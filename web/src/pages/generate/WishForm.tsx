import { useShared } from '../../site/SiteContext';
import { useLoaded } from '../../site/useLoaded';
import { isLevel, LEVELS } from '../../model/puzzle/level';
import { SYMMETRIES } from '../../model/puzzle/rating';
import { MOST, type Wish } from '../../model/generate/wish';
import { WISH } from '../../words/generate';
import { NEEDED } from '../../words/levels';

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
        <legend>{WISH.level}</legend>
        {[...LEVELS, { name: '', title: WISH.any }].map(({ name, title }) => (
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
      {isLevel(wish.level) && wish.require === '' && (
        <p class="soft">{NEEDED.sentence(wish.level)}</p>
      )}
      <label class="choose">
        {WISH.symmetry}
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
        <legend>{WISH.givens}</legend>
        <GivensInput
          label={WISH.fewest}
          value={wish.fewest}
          onChange={(fewest) => set({ fewest })}
        />
        <GivensInput label={WISH.most} value={wish.most} onChange={(most) => set({ most })} />
      </fieldset>
      <div class="ticks-list">
        <label class="tick">
          <input
            type="checkbox"
            checked={wish.solvable}
            onChange={(event) => set({ solvable: event.currentTarget.checked })}
          />
          {WISH.solvable}
        </label>
        <label class="tick">
          <input
            type="checkbox"
            checked={wish.minimal}
            onChange={(event) => set({ minimal: event.currentTarget.checked })}
          />
          {WISH.minimal}
        </label>
      </div>
      <label class="choose">
        {WISH.count}
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
        {WISH.start(wish.count)}
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
      {WISH.technique}
      <select value={value} onChange={(event) => onChange(event.currentTarget.value)}>
        <option value="">{WISH.any}</option>
        {!known && <option value={value}>{value.replaceAll('-', ' ')}</option>}
        {techniques.map(({ key, name }) => (
          <option key={key} value={key}>
            {name}
            {key === 'hidden-single-box' ? WISH.inBox : ''}
            {key === 'hidden-single-line' ? WISH.inLine : ''}
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
        placeholder={WISH.anyNumber}
        value={value ?? ''}
        onInput={(event) => {
          const { value: text, valueAsNumber } = event.currentTarget;
          onChange(text === '' || Number.isNaN(valueAsNumber) ? null : valueAsNumber);
        }}
      />
    </label>
  );
}
