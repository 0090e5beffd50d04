import { DIGITS } from '../model/board';
import { Icon, type IconName } from './Icon';
import './pad.css';

interface PadProps {
  readonly left: readonly number[]; // how many of each digit are still to come
  readonly notesMode: boolean;
  readonly onDigit: (digit: number) => void;
}

/** The digits with how many are left of each. In notes mode they are drawn as notes are. */
export function Pad({ left, notesMode, onDigit }: PadProps) {
  return (
    <div class={`pad${notesMode ? ' noting' : ''}`} role="group" aria-label="Digits">
      {DIGITS.map((digit) => (
        <button
          type="button"
          key={digit}
          class={`key${left[digit] === 0 ? ' none-left' : ''}`}
          aria-label={`${notesMode ? 'Note ' : ''}${digit}, ${left[digit]} left`}
          onClick={() => onDigit(digit)}
        >
          <span class={`key-digit place-${digit}`}>{digit}</span>
          <span class="key-left">{left[digit] || ''}</span>
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
