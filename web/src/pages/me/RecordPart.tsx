import { useState } from 'preact/hooks';
import { useShared } from '../../site/SiteContext';
import { useLoaded } from '../../site/useLoaded';
import { formatTime } from '../../model/game/clock';
import type { PastGame } from '../../model/me/history';
import { recordOf, type LevelRecord } from '../../model/me/record';
import {
  solvedPerDay,
  standingRows,
  timedLevels,
  timesOf,
  type Standing,
} from '../../model/me/statistics';
import { Chart } from '../../view/me/Chart';
import { GAMES, RECORD } from '../../words/me';
import { recallRecord } from '../../site/storedGames';
import { Coming } from './Coming';
import { dayText } from './days';
import type { Games } from './games';

/** What was solved in this browser. */
export function BrowserRecord() {
  const rows = recordOf(recallRecord());
  return (
    <section aria-labelledby="record-title">
      <h2 id="record-title">{RECORD.here}</h2>
      <RecordTable rows={rows} />
    </section>
  );
}

/** What the account has reached. */
export function AccountRecord({ games }: { games: Games }) {
  const { api } = useShared();
  const { loaded, retry } = useLoaded('standing', (signal) => api.belongings.standing(signal));
  return (
    <section aria-labelledby="record-title">
      <h2 id="record-title">{RECORD.title}</h2>
      <Coming loaded={loaded} retry={retry} lines={5} />
      {loaded.state === 'ready' && (
        <>
          {loaded.value.solved > 0 && <Facts standing={loaded.value} />}
          <RecordTable rows={standingRows(loaded.value, games.list)} />
          {loaded.value.solved > 0 && games.list.length > 0 && <Charts games={games.list} />}
        </>
      )}
    </section>
  );
}

function Facts({ standing }: { standing: Standing }) {
  const { solved, streak, score } = standing;
  const facts: [number, string][] = [
    [solved, RECORD.all],
    [streak.current, RECORD.streak],
    [streak.longest, RECORD.longest],
    [score, RECORD.score],
  ];
  return (
    <ul class="facts">
      {facts.map(([number, what]) => (
        <li key={what}>
          <b>{number.toLocaleString('en')}</b>
          <span class="soft">{what}</span>
        </li>
      ))}
    </ul>
  );
}

const time = (value: number | null): string => (value === null ? '–' : formatTime(value));

function RecordTable({ rows }: { rows: readonly LevelRecord[] }) {
  const most = Math.max(...rows.map(({ solved }) => solved), 1);
  if (rows.every(({ solved }) => solved === 0))
    return (
      <p class="soft">
        {RECORD.none} <a href="/">{RECORD.first}</a>, {RECORD.then}
      </p>
    );
  return (
    <>
      <table class="record">
        <thead>
          <tr>
            <th scope="col">{RECORD.level}</th>
            <th scope="col">{RECORD.solved}</th>
            <th scope="col">{RECORD.aided}</th>
            <th scope="col">{RECORD.best}</th>
            <th scope="col">{RECORD.average}</th>
            <th scope="col">{RECORD.median}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.level}>
              <th scope="row">{row.title}</th>
              <td>
                <span class="record-bar" aria-hidden="true">
                  <i style={{ width: `${(100 * row.solved) / most}%` }} />
                </span>
                <span class="record-number">{row.solved}</span>
              </td>
              <td>{row.aided}</td>
              <td>{time(row.best)}</td>
              <td>{time(row.average)}</td>
              <td>{time(row.median)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p class="soft record-counts">{RECORD.counts}</p>
    </>
  );
}

const today = (): string => new Date().toISOString().slice(0, 10); // by UTC, as the server counts

function Charts({ games }: { games: readonly PastGame[] }) {
  const levels = timedLevels(games);
  const [chosen, setChosen] = useState<string | null>(null);
  const level = levels.find((of) => of.level === chosen) ?? mostPlayed(games, levels);
  const days = solvedPerDay(games, today());
  const times = level ? timesOf(games, level.level) : [];
  return (
    <div class="charts">
      <Chart
        kind="bars"
        title={RECORD.perDay}
        about={RECORD.perDayLast(days.length)}
        columns={[RECORD.day, RECORD.solved]}
        values={days.map(({ day, solved }) => ({
          label: dayText(day),
          value: solved,
          says: String(solved),
        }))}
        scale={String}
      />
      {level && (
        <div>
          <Chart
            kind="line"
            title={`${RECORD.times}, ${level.title.toLowerCase()}`}
            about={RECORD.timesLast(times.length)}
            columns={[RECORD.day, RECORD.time]}
            values={times.map(({ day, time: took, hints }) => ({
              label: dayText(day),
              value: took,
              says: formatTime(took) + (hints > 0 ? ` ${GAMES.hints(hints)}` : ''),
            }))}
            scale={formatTime}
          />
          {levels.length > 1 && (
            <select
              aria-label={RECORD.timesLevel}
              value={level.level}
              onChange={(event) => setChosen(event.currentTarget.value)}
            >
              {levels.map((of) => (
                <option key={of.level} value={of.level}>
                  {of.title}
                </option>
              ))}
            </select>
          )}
        </div>
      )}
    </div>
  );
}

const mostPlayed = <T extends { level: string }>(
  games: readonly PastGame[],
  levels: readonly T[],
): T | undefined =>
  levels.toSorted((a, b) => timesOf(games, b.level).length - timesOf(games, a.level).length)[0];
