import { DIGITS } from '../../model/board/board';
import { MODES, type Mode } from '../../model/game/game';
import { COLOURS } from '../../model/board/marks';
import { MODE_WORDS, PAD, TOOLS } from '../../words/play';
import { Icon, type IconName } from '../frame/Icon';
import { signShape } from '../board/shapes';
import './pad.css';

interface PadProps {
  readonly left: readonly number[]; // how many of each digit are still to come
  readonly mode: Mode;
  readonly asking?: boolean; // a digit is a question
  readonly onDigit: (digit: number) => void;
  readonly onClear?: () => void; // of a colour
}

/** The digits with how many are left of each, drawn as they would go in; or the colours. */
export function Pad({ left, mode, asking = false, onDigit, onClear }: PadProps) {
  if (mode === 'colour' && !asking)
    return <Palette onDigit={onDigit} onClear={() => onClear?.()} />;
  return (
    <div class={`pad${asking ? ' wondering' : ` ${mode}`}`} role="group" aria-label={PAD.label}>
      {DIGITS.map((digit) => (
        <button
          type="button"
          key={digit}
          class={`key${left[digit] === 0 ? ' none-left' : ''}`}
          aria-label={asking ? PAD.ask(digit) : PAD.key(mode, digit, left[digit]!)}
          onClick={() => onDigit(digit)}
        >
          <span class="key-digit">{digit}</span>
          <span class="key-left">{asking ? '?' : left[digit] || ''}</span>
        </button>
      ))}
    </div>
  );
}

function Palette({ onDigit, onClear }: Required<Pick<PadProps, 'onDigit' | 'onClear'>>) {
  return (
    <div class="pad palette" role="group" aria-label={PAD.colours}>
      {Array.from({ length: COLOURS }, (_, i) => i + 1).map((colour) => (
        <button
          type="button"
          key={colour}
          class="key"
          aria-label={PAD.colour(colour)}
          title={`${PAD.colour(colour)} (${colour})`}
          onClick={() => onDigit(colour)}
        >
          <svg class={`swatch paint-${colour}`} viewBox="-20 -20 40 40" aria-hidden="true">
            <path d={signShape(colour, 13)} />
          </svg>
          <span class="key-left">{colour}</span>
        </button>
      ))}
      <button type="button" class="key wide-key" onClick={onClear}>
        {PAD.none}
      </button>
    </div>
  );
}

interface ModesProps {
  readonly mode: Mode;
  readonly onMode: (mode: Mode) => void;
}
/** What the digits do: four looks of one key. */
export function Modes({ mode, onMode }: ModesProps) {
  return (
    <div class="modes" role="group" aria-label={TOOLS.modes}>
      {MODES.map((name) => (
        <button
          type="button"
          key={name}
          aria-pressed={name === mode}
          title={MODE_WORDS[name].title}
          onClick={() => onMode(name)}
        >
          {MODE_WORDS[name].label}
        </button>
      ))}
    </div>
  );
}

interface ToolProps {
  readonly icon: IconName;
  readonly label: string;
  readonly title: string; // with its key
  readonly disabled?: boolean;
  readonly pressed?: boolean;
  readonly onClick: () => void;
}

export function Tool({ icon, label, title, disabled, pressed, onClick }: ToolProps) {
  return (
    <button
      type="button"
      class="tool"
      title={title}
      disabled={disabled ?? false}
      {...(pressed === undefined ? {} : { 'aria-pressed': pressed })}
      onClick={onClick}
    >
      <Icon name={icon} />
      <span>{label}</span>
    </button>
  );
}
