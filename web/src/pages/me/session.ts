// Who is logged in on this page. Only a browser that was logged in asks: others would be refused.
import { useState } from 'preact/hooks';
import type { Player } from '../../api/account';
import { Problem } from '../../api/port';
import { useShared } from '../../site/SiteContext';
import { forget, keep } from '../../site/browserStorage';
import { hasAccount, setKnown } from '../../site/visitor';
import { useLoaded } from '../../site/useLoaded';
import { parseSettings } from '../../model/me/settings';

export type Session =
  | { readonly state: 'asking' }
  | { readonly state: 'out'; readonly ended: boolean } // ended: was in, and is no more
  | { readonly state: 'in'; readonly player: Player }
  | { readonly state: 'unreached'; readonly sentence: string; readonly retry: () => void };

export function useSession() {
  const { api, settings, change } = useShared();
  const [told, setTold] = useState<Session | null>(null); // by what was done here
  const { loaded, retry } = useLoaded('me', (signal) =>
    hasAccount() ? api.account.me(signal).catch(nobody) : Promise.resolve(null),
  );

  const enter = (player: Player): void => {
    keep('account', player.name ?? '');
    setTold({ state: 'in', player });
    if (Object.keys(player.settings).length > 0)
      change(parseSettings(JSON.stringify(player.settings)));
    else api.account.keepSettings(settings).catch(() => undefined);
  };
  const leave = (): void => {
    forget('account');
    setTold({ state: 'out', ended: false });
  };
  const session: Session =
    told ??
    (loaded.state === 'loading'
      ? { state: 'asking' }
      : loaded.state === 'failed'
        ? { state: 'unreached', sentence: loaded.sentence, retry }
        : loaded.value === null
          ? { state: 'out', ended: false }
          : loaded.value === 'ended'
            ? { state: 'out', ended: true }
            : { state: 'in', player: loaded.value });
  return { session, enter, leave };
}

/** A refusal says that the log-in has ended; whatever else went wrong says nothing of it. */
function nobody(error: unknown): 'ended' {
  if (!(error instanceof Problem) || error.status !== 401) throw error;
  forget('account');
  setKnown(false);
  return 'ended';
}

/** Leaving the server; done too where it had ended already. */
export async function parted(leave: Promise<void>): Promise<void> {
  await leave.catch(nobody);
}
