import { useState } from 'preact/hooks';
import type { Player } from '../../api/account';
import { useShared } from '../../site/SiteContext';
import { sentenceOf } from '../../site/useLoaded';
import { ACCOUNT, CODES, ME } from '../../words/me';
import { AccountForm } from './AccountForm';
import { parted } from './session';

interface AccountPartProps {
  readonly player: Player;
  readonly onCodes: (codes: readonly string[]) => void;
  readonly onLeave: () => void;
}

/** What can be done with an account, apart from playing. */
export function AccountPart({ player, onCodes, onLeave }: AccountPartProps) {
  const { api } = useShared();
  const [said, setSaid] = useState('');
  const everywhere = (): void => {
    parted(api.account.logout(true)).then(onLeave, (error: unknown) =>
      setSaid(ME.stillIn(sentenceOf(error))),
    );
  };
  return (
    <section aria-labelledby="account-title">
      <h2 id="account-title">{ACCOUNT.title}</h2>
      <p class="message" role="status">
        {said}
      </p>
      <Fold id="password" title={ACCOUNT.password}>
        <AccountForm
          id="password"
          fields={['old', 'new']}
          deed={ACCOUNT.passwordDeed}
          submit={async (values) => {
            await api.account.changePassword(values.old, values.new);
            setSaid(ACCOUNT.passwordDone);
          }}
        />
      </Fold>
      <Fold id="renew" title={ACCOUNT.codes}>
        <p class="soft">
          {CODES.line} {ACCOUNT.codesLine}
        </p>
        <AccountForm
          id="renew"
          fields={['password']}
          deed={ACCOUNT.codesDeed}
          submit={async ({ password }) => onCodes(await api.account.newCodes(password))}
        />
      </Fold>
      <Fold id="delete" title={ACCOUNT.remove}>
        <p class="soft">{ACCOUNT.removeLine}</p>
        <AccountForm
          id="delete"
          fields={['password']}
          deed={ACCOUNT.removeDeed}
          danger
          submit={async ({ password }) => {
            await api.account.remove(password);
            onLeave();
          }}
        >
          <label class="tick">
            <input type="checkbox" required />
            {ACCOUNT.sure(player.name ?? '')}
          </label>
        </AccountForm>
      </Fold>
      <p class="row">
        <button type="button" class="button" onClick={everywhere}>
          {ACCOUNT.everywhere}
        </button>
      </p>
    </section>
  );
}

interface FoldProps {
  readonly id: string;
  readonly title: string;
  readonly children: preact.ComponentChildren;
}
function Fold({ id, title, children }: FoldProps) {
  return (
    <details class="fold">
      <summary id={`${id}-title`}>{title}</summary>
      {children}
    </details>
  );
}
