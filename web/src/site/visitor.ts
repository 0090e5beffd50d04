// Whether the server knows this browser, by a cookie that no script can read. A visitor it does not
// know is not asked about: there would be nothing to tell but an error.
import type { Api } from '../api/port';
import { forget, keep, recall } from './browserStorage';

/** Whether somebody is logged in here, as far as this browser knows. */
export const hasAccount = (): boolean => recall('account') !== null;

export const isKnown = (): boolean => recall('player') !== null;
export function setKnown(known: boolean): void {
  if (known) keep('player', 'yes');
  else forget('player');
}

/** The same engine, noting who comes and goes. */
export function notingVisitors(api: Api): Api {
  const { account } = api;
  const after = async <T>(done: Promise<T>, known: boolean): Promise<T> => {
    const answer = await done;
    setKnown(known);
    return answer;
  };
  return {
    ...api,
    attempted: (...what) => after(api.attempted(...what), true), // the first one makes a player
    account: {
      ...account,
      register: (name, password) => after(account.register(name, password), true),
      login: (name, password) => after(account.login(name, password), true),
      recover: (name, code, password) => after(account.recover(name, code, password), true),
      logout: (everywhere) => after(account.logout(everywhere), false),
      remove: (password) => after(account.remove(password), false),
    },
  };
}
