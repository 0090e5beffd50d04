import { LEVELS, type Level } from '../../model/puzzle/level';
import { NEEDED } from '../../words/levels';

interface LevelChoiceProps {
  readonly value: Level;
  readonly onChange: (level: Level) => void;
}

export function LevelChoice({ value, onChange }: LevelChoiceProps) {
  return (
    <fieldset>
      <legend class="unseen">Level</legend>
      <div class="choices">
        {LEVELS.map((level) => (
          <label class="choice" key={level.name}>
            <input
              type="radio"
              name="level"
              value={level.name}
              checked={level.name === value}
              onChange={() => onChange(level.name)}
            />
            <b>{level.title}</b>
            <span>{level.line}</span>
          </label>
        ))}
      </div>
      <p class="soft" role="status">
        {NEEDED.sentence(value)}
      </p>
    </fieldset>
  );
}
