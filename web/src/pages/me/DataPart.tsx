import { useState } from 'preact/hooks';
import { Problem } from '../../api/port';
import { useShared } from '../../site/SiteContext';
import { sentenceOf } from '../../site/useLoaded';
import { isKnown, hasAccount } from '../../site/visitor';
import { Icon } from '../../view/frame/Icon';
import { save } from '../../view/board/paint';
import { DATA, OWN_DATA } from '../../words/me';
import { parted } from './session';

/** All of the account as one file, to take away and to bring back. */
export function AccountData({ onImported }: { onImported: () => void }) {
  const { api } = useShared();
  const [said, setSaid] = useState('');
  const attempt = (work: () => Promise<string>): void => {
    work().then(setSaid, (error: unknown) => setSaid(sentenceOf(error)));
  };
  const take = async (): Promise<string> => {
    const text = await api.belongings.exported();
    save('nonet-account.json', new Blob([text], { type: 'application/json' }));
    return '';
  };
  const bring = async (file: File): Promise<string> => {
    const { games, saved, known } = await api.belongings.imported(await documentIn(file));
    onImported();
    return OWN_DATA.imported(games, saved, known);
  };
  return (
    <section aria-labelledby="own-data-title">
      <h2 id="own-data-title">{OWN_DATA.title}</h2>
      <p class="soft">{OWN_DATA.line}</p>
      <p class="row">
        <button type="button" class="button" onClick={() => attempt(take)}>
          <Icon name="download" />
          {OWN_DATA.export}
        </button>
        <label class="button file">
          <Icon name="open-file" />
          {OWN_DATA.import}
          <input
            type="file"
            accept=".json,application/json"
            onChange={(event) => {
              const input = event.currentTarget;
              const file = input.files?.[0];
              if (file) attempt(() => bring(file));
              input.value = ''; // the same file may be chosen again
            }}
          />
        </label>
      </p>
      <p class="message" role="status">
        {said}
      </p>
    </section>
  );
}

async function documentIn(file: File): Promise<object> {
  let value: unknown = null;
  try {
    value = JSON.parse(await file.text());
  } catch {
    // no JSON: the sentence below says so
  }
  if (typeof value !== 'object' || value === null || !('nonet' in value))
    throw new Problem(OWN_DATA.unreadable, 400);
  return value;
}

const mine = (): [string, string][] =>
  Object.entries(localStorage as Record<string, string>).filter(([key]) =>
    key.startsWith('nonet.'),
  );

/** What this browser keeps. */
export function BrowserData() {
  const { api } = useShared();
  const [asked, setAsked] = useState(false);
  const [said, setSaid] = useState('');
  const erase = async (): Promise<void> => {
    try {
      // Whoever plays without an account is known to the server by this browser alone.
      if (hasAccount()) await parted(api.account.logout(false));
      else if (isKnown()) await parted(api.account.remove());
    } catch (error) {
      return setSaid(DATA.kept(sentenceOf(error)));
    }
    for (const [key] of mine()) localStorage.removeItem(key);
    location.reload();
  };
  return (
    <section aria-labelledby="data-title">
      <h2 id="data-title">{DATA.title}</h2>
      <p class="soft">{DATA.line}</p>
      <p class="row">
        <button
          type="button"
          class="button"
          onClick={() =>
            save('nonet.json', new Blob([JSON.stringify(Object.fromEntries(mine()), null, 2)]))
          }
        >
          <Icon name="download" />
          {DATA.save}
        </button>
        {asked ? (
          <>
            <button type="button" class="button danger" onClick={() => void erase()}>
              {DATA.sure}
            </button>
            <button type="button" class="button" onClick={() => setAsked(false)}>
              {DATA.keep}
            </button>
          </>
        ) : (
          <button type="button" class="button" onClick={() => setAsked(true)}>
            <Icon name="trash" />
            {DATA.erase}
          </button>
        )}
      </p>
      <p class="message" role="status">
        {said}
      </p>
    </section>
  );
}
