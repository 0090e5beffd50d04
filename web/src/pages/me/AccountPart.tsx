import { useEffect, useState } from 'preact/hooks';
import type { Player } from '../../api/account';
import { Problem } from '../../api/port';
import { useShared } from '../../context';
import { forget, keep, recall } from '../../keep';
import { sentenceOf, useLoaded } from '../../load';
import { save } from '../../view/paint';

/** Logging in and out; where the server has no accounts, nothing is shown. */
export function AccountPart() {
  const { api } = useShared();
  const { loaded } = useLoaded('accounts', () => api.offers('/api/account/login'));
  if (loaded.state !== 'ready' || !loaded.value) return null;
  return <Account />;
}

function Account() {
  const { api } = useShared();
  const [player, setPlayer] = useState<Player | null>(null);
  const [codes, setCodes] = useState<readonly string[]>([]);
  // Only a browser that was logged in asks: others would be refused.
  useEffect(() => {
    if (recall('account') === null) return;
    api.account.me().then(
      (who) => (who.anonymous ? forget('account') : setPlayer(who)),
      (error: unknown) => {
        if (error instanceof Problem && error.status === 401) forget('account');
      },
    );
  }, []);
  const enter = (who: Player): void => {
    keep('account', who.name ?? '');
    setPlayer(who);
  };
  const leave = (): void => {
    forget('account');
    setPlayer(null);
    setCodes([]);
  };
  return (
    <section aria-labelledby="account-title">
      <h2 id="account-title">Account</h2>
      {player ? (
        <LoggedIn player={player} codes={codes} onLeave={leave} />
      ) : (
        <Entrance
          onEnter={(who, fresh) => {
            setCodes(fresh);
            enter(who);
          }}
        />
      )}
    </section>
  );
}

interface EntranceProps {
  readonly onEnter: (player: Player, codes: readonly string[]) => void;
}
function Entrance({ onEnter }: EntranceProps) {
  const { api } = useShared();
  const [fresh, setFresh] = useState(false);
  const [said, setSaid] = useState('');
  const submit = async (form: HTMLFormElement): Promise<void> => {
    const data = new FormData(form);
    const [name, password] = ['name', 'password'].map((key) => data.get(key) as string);
    try {
      if (fresh) {
        const { player, codes } = await api.account.register(name!, password!);
        onEnter(player, codes);
      } else onEnter(await api.account.login(name!, password!), []);
    } catch (error) {
      setSaid(sentenceOf(error));
    }
  };
  return (
    <form
      class="account-form"
      onSubmit={(event) => {
        event.preventDefault();
        void submit(event.currentTarget);
      }}
    >
      <label class="choose">
        Name
        <input name="name" required autocomplete="username" />
      </label>
      <label class="choose">
        Password
        <input
          name="password"
          type="password"
          required
          autocomplete={fresh ? 'new-password' : 'current-password'}
        />
      </label>
      <p class="message" role="status">
        {said}
      </p>
      <p class="row">
        <button class="button lead">{fresh ? 'Register' : 'Log in'}</button>
        <button type="button" class="button" onClick={() => setFresh(!fresh)}>
          {fresh ? 'I have an account' : 'I am new here'}
        </button>
      </p>
    </form>
  );
}

interface LoggedInProps {
  readonly player: Player;
  readonly codes: readonly string[];
  readonly onLeave: () => void;
}
function LoggedIn({ player, codes, onLeave }: LoggedInProps) {
  const { api } = useShared();
  const [said, setSaid] = useState('');
  const attempt = (work: () => Promise<void>): void => {
    work().catch((error: unknown) => setSaid(sentenceOf(error)));
  };
  const logout = (everywhere: boolean): void =>
    attempt(async () => {
      await api.account.logout(everywhere);
      onLeave();
    });
  return (
    <>
      <p>
        You are <b>{player.name}</b>.
      </p>
      {codes.length > 0 && (
        <div class="codes">
          <p>Keep these codes: each opens your account once if you forget the password.</p>
          <ul>
            {codes.map((code) => (
              <li key={code}>
                <code>{code}</code>
              </li>
            ))}
          </ul>
        </div>
      )}
      <p class="message" role="status">
        {said}
      </p>
      <p class="row">
        <button type="button" class="button" onClick={() => logout(false)}>
          Log out
        </button>
        <button type="button" class="button" onClick={() => logout(true)}>
          Log out everywhere
        </button>
        <button
          type="button"
          class="button"
          onClick={() =>
            attempt(async () =>
              save('nonet-account.json', new Blob([await api.account.exported()])),
            )
          }
        >
          Save my data
        </button>
      </p>
      <details>
        <summary>Delete my account</summary>
        <form
          class="account-form"
          onSubmit={(event) => {
            event.preventDefault();
            const password = new FormData(event.currentTarget).get('password') as string;
            attempt(async () => {
              await api.account.remove(password);
              onLeave();
            });
          }}
        >
          <label class="choose">
            Password
            <input name="password" type="password" required autocomplete="current-password" />
          </label>
          <button class="button danger">Delete it for good</button>
        </form>
      </details>
    </>
  );
}
