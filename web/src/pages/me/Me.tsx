import { useState } from 'preact/hooks';
import { useShared } from '../../site/SiteContext';
import { sentenceOf } from '../../site/useLoaded';
import { Icon } from '../../view/frame/Icon';
import { ME } from '../../words/me';
import { AccountPart } from './AccountPart';
import { Codes, PrintedCodes } from './Codes';
import { AccountData, BrowserData } from './DataPart';
import { Entrance, type Mode } from './Entrance';
import { useGames } from './games';
import { AccountGames, BrowserGames } from './GamesPart';
import { ProgressPart } from './ProgressPart';
import { AccountRecord, BrowserRecord } from './RecordPart';
import { SavedPart } from './SavedPart';
import { parted, useSession, type Session } from './session';
import { SettingsPart } from './SettingsPart';
import './me.css';

/** What is yours: record, games, progress, settings, data. An account makes it yours everywhere. */
export default function Me() {
  const { session, enter, leave } = useSession();
  const [mode, setMode] = useState<Mode>('login');
  const [codes, setCodes] = useState<readonly string[]>([]);
  const [imports, setImports] = useState(0); // what was brought back is shown at once
  const player = session.state === 'in' ? session.player : null;
  const gone = (): void => {
    setCodes([]);
    setMode('login');
    leave();
  };
  return (
    <div class="page me">
      <div class="me-head">
        <h1>{player?.name ?? ME.title}</h1>
        <Who session={session} onLeave={gone} />
      </div>
      {session.state === 'out' && (
        <Entrance
          mode={mode}
          onMode={setMode}
          onEnter={(who, fresh) => {
            setCodes(fresh);
            enter(who);
          }}
        />
      )}
      {player && codes.length > 0 && <Codes codes={codes} onKept={() => setCodes([])} />}
      <div class="me-main">
        {player ? (
          <OfAccount key={`${player.name ?? ''}${imports}`} />
        ) : (
          <>
            <BrowserRecord />
            <BrowserGames />
          </>
        )}
        <ProgressPart key={player?.name} />
      </div>
      <div class="me-side">
        <SettingsPart />
        {player && <AccountPart player={player} onCodes={setCodes} onLeave={gone} />}
        {player && <AccountData onImported={() => setImports((n) => n + 1)} />}
        <BrowserData />
      </div>
      {player && codes.length > 0 && <PrintedCodes codes={codes} name={player.name ?? ''} />}
    </div>
  );
}

function OfAccount() {
  const games = useGames();
  return (
    <>
      <AccountRecord games={games} />
      <AccountGames games={games} />
      <SavedPart />
    </>
  );
}

interface WhoProps {
  readonly session: Session;
  readonly onLeave: () => void;
}
/** Who is here, and the way out. */
function Who({ session, onLeave }: WhoProps) {
  const { api } = useShared();
  const [said, setSaid] = useState('');
  const logout = async (): Promise<void> => {
    try {
      await parted(api.account.logout(false));
      setSaid('');
      onLeave();
    } catch (error) {
      setSaid(ME.stillIn(sentenceOf(error)));
    }
  };
  if (session.state === 'asking') return null;
  if (session.state === 'in')
    return (
      <>
        <p class="message" role="status">
          {said}
        </p>
        <button type="button" class="button" onClick={() => void logout()}>
          <Icon name="user" />
          {ME.logout}
        </button>
      </>
    );
  if (session.state === 'unreached')
    return (
      <>
        <p class="soft">{session.sentence}</p>
        <button type="button" class="button" onClick={session.retry}>
          {ME.retry}
        </button>
      </>
    );
  return <p class="soft">{session.ended ? ME.out : ME.none}</p>;
}
