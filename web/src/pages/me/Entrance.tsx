import type { Player } from '../../api/account';
import { useShared } from '../../site/SiteContext';
import type { FieldName } from '../../model/me/refusal';
import { ENTER } from '../../words/me';
import { AccountForm } from './AccountForm';

export type Mode = 'login' | 'register' | 'recover';

const FIELDS: Record<Mode, readonly FieldName[]> = {
  login: ['name', 'password'],
  register: ['name', 'password'],
  recover: ['name', 'code', 'new'],
};
// From each form the way to the other two.
const WAYS: Record<Mode, readonly { to: Mode; label: string }[]> = {
  login: [
    { to: 'register', label: ENTER.toRegister },
    { to: 'recover', label: ENTER.toRecover },
  ],
  register: [{ to: 'login', label: ENTER.toLogin }],
  recover: [{ to: 'login', label: ENTER.toLogin }],
};

interface EntranceProps {
  readonly mode: Mode;
  readonly onMode: (mode: Mode) => void;
  readonly onEnter: (player: Player, codes: readonly string[]) => void;
}

/** Logging in, registering, or a new password by a code. */
export function Entrance({ mode, onMode, onEnter }: EntranceProps) {
  const { api } = useShared();
  const words = ENTER.modes[mode];
  const submit = async (values: Record<FieldName, string>): Promise<void> => {
    const { name, password, code } = values;
    if (mode === 'register') {
      const { player, codes } = await api.account.register(name, password);
      onEnter(player, codes);
    } else if (mode === 'login') onEnter(await api.account.login(name, password), []);
    else onEnter(await api.account.recover(name, code, values.new), []);
  };
  return (
    <section class="entrance" aria-labelledby="enter-title">
      <h2 id="enter-title">{words.title}</h2>
      {words.line && <p class="soft">{words.line}</p>}
      <AccountForm
        key={mode}
        id="enter"
        fields={FIELDS[mode]}
        fresh={mode === 'register'}
        deed={words.deed}
        submit={submit}
      />
      <p class="ways">
        {WAYS[mode].map(({ to, label }) => (
          <button type="button" class="link" key={to} onClick={() => onMode(to)}>
            {label}
          </button>
        ))}
      </p>
    </section>
  );
}
