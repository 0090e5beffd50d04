import { catalogue } from 'virtual:lessons';
import { useState } from 'preact/hooks';
import { useShared } from '../../context';
import { formatTime } from '../../model/clock';
import { recordOf, type LevelRecord } from '../../model/record';
import { AIDS, type Settings } from '../../model/settings';
import { Icon } from '../../view/Icon';
import { save } from '../../view/paint';
import { recallStudies } from '../learn/studies';
import { recallRecord } from '../play/kept';
import { OPTIONS } from '../../words/play';
import { AccountPart } from './AccountPart';
import './me.css';

/** What is yours: record, progress, settings, data. All of it works without an account. */
export default function Me() {
  return (
    <div class="page me">
      <h1>Me</h1>
      <AccountPart />
      <Record rows={recordOf(recallRecord())} />
      <Progress />
      <SettingsPart />
      <Data />
    </div>
  );
}

function Record({ rows }: { rows: readonly LevelRecord[] }) {
  const most = Math.max(...rows.map(({ solved }) => solved), 1);
  const total = rows.reduce((sum, { solved }) => sum + solved, 0);
  const time = (value: number | null): string => (value === null ? '–' : formatTime(value));
  return (
    <section aria-labelledby="record-title">
      <h2 id="record-title">Solved here</h2>
      {total === 0 ? (
        <p class="soft">
          Nothing yet. <a href="/">Play your first puzzle</a>, and its time will be here.
        </p>
      ) : (
        <table class="record">
          <thead>
            <tr>
              <th scope="col">Level</th>
              <th scope="col">Solved</th>
              <th scope="col">Best</th>
              <th scope="col">Average</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ level, title, solved, best, average }) => (
              <tr key={level}>
                <th scope="row">{title}</th>
                <td>
                  <span class="record-bar" aria-hidden="true">
                    <i style={{ width: `${(100 * solved) / most}%` }} />
                  </span>
                  {solved}
                </td>
                <td>{time(best)}</td>
                <td>{time(average)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

function Progress() {
  const studies = recallStudies();
  const cleared = catalogue.filter(({ key }) => studies[key]?.cleared);
  return (
    <section aria-labelledby="progress-title">
      <h2 id="progress-title">Techniques</h2>
      <p class="soft">
        {cleared.length} of {catalogue.length} cleared. <a href="/learn">Go on learning</a>
      </p>
      {cleared.length > 0 && (
        <ul class="chips">
          {cleared.map(({ key, name }) => (
            <li key={key}>
              <a href={`/learn/${key}`}>
                <Icon name="check" />
                {name}
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

const THEMES: readonly { theme: Settings['theme']; title: string }[] = [
  { theme: 'system', title: 'As your system' },
  { theme: 'light', title: 'Light' },
  { theme: 'dark', title: 'Dark' },
];

function SettingsPart() {
  const { settings, change } = useShared();
  return (
    <section aria-labelledby="settings-title">
      <h2 id="settings-title">Settings</h2>
      <fieldset class="segments three">
        <legend>Theme</legend>
        {THEMES.map(({ theme, title }) => (
          <label class="segment" key={theme}>
            <input
              type="radio"
              name="theme"
              checked={settings.theme === theme}
              onChange={() => change({ theme })}
            />
            <span>{title}</span>
          </label>
        ))}
      </fieldset>
      {AIDS.map((key) => (
        <label class="tick" key={key}>
          <input
            type="checkbox"
            checked={settings[key]}
            onChange={(event) => change({ [key]: event.currentTarget.checked })}
          />
          {OPTIONS.aids[key]}
        </label>
      ))}
    </section>
  );
}

const mine = (): [string, string][] =>
  Object.entries(localStorage as Record<string, string>).filter(([key]) =>
    key.startsWith('nonet.'),
  );

function Data() {
  const [asked, setAsked] = useState(false);
  const erase = (): void => {
    for (const [key] of mine()) localStorage.removeItem(key);
    location.reload();
  };
  return (
    <section aria-labelledby="data-title">
      <h2 id="data-title">Data in this browser</h2>
      <p class="soft">
        Games, times, progress and settings. They never leave it without an account.
      </p>
      <p class="row">
        <button
          type="button"
          class="button"
          onClick={() =>
            save('nonet.json', new Blob([JSON.stringify(Object.fromEntries(mine()), null, 2)]))
          }
        >
          <Icon name="download" />
          Save a copy
        </button>
        {asked ? (
          <>
            <button type="button" class="button danger" onClick={erase}>
              Yes, delete it all
            </button>
            <button type="button" class="button" onClick={() => setAsked(false)}>
              Keep it
            </button>
          </>
        ) : (
          <button type="button" class="button" onClick={() => setAsked(true)}>
            <Icon name="trash" />
            Delete it
          </button>
        )}
      </p>
    </section>
  );
}
