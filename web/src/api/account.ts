// The account of a player, where the server has accounts (docs/api.md); everything works without.
import type { Caller } from './routes';

export interface Player {
  readonly name: string | null; // null: plays without an account
  readonly anonymous: boolean;
  readonly settings: object; // whatever a page has kept there
}
export interface Account {
  /** Refused with 401 where nobody is known by a cookie; may be anonymous. */
  me(signal?: AbortSignal): Promise<Player>;
  register(name: string, password: string): Promise<{ player: Player; codes: readonly string[] }>;
  login(name: string, password: string): Promise<Player>;
  /** With one of the codes; logs in. */
  recover(name: string, code: string, password: string): Promise<Player>;
  /** Every other session ends. */
  changePassword(old: string, fresh: string): Promise<void>;
  /** The codes from before end. */
  newCodes(password: string): Promise<readonly string[]>;
  logout(everywhere: boolean): Promise<void>;
  keepSettings(settings: object): Promise<void>;
  /** Everything goes; without an account there is no password to ask for. */
  remove(password?: string): Promise<void>;
}

export function account(call: Caller): { readonly account: Account } {
  const own = true;
  return {
    account: {
      me: async (signal) => (await call('get', '/api/me', { own, signal })).body,
      async register(name, password) {
        const body = { name, password };
        const answer = await call('post', '/api/account/register', { body, own });
        return { player: answer.body.player, codes: answer.body.recovery_codes };
      },
      async login(name, password) {
        const body = { name, password };
        return (await call('post', '/api/account/login', { body, own })).body.player;
      },
      async recover(name, code, password) {
        const body = { name, code, new: password };
        return (await call('post', '/api/account/recover', { body, own })).body.player;
      },
      async changePassword(old, fresh) {
        await call('post', '/api/account/password', { body: { old, new: fresh }, own });
      },
      async newCodes(password) {
        const answer = await call('post', '/api/account/recovery-codes', {
          body: { password },
          own,
        });
        return answer.body.recovery_codes;
      },
      async logout(everywhere) {
        const path = everywhere ? '/api/account/logout-everywhere' : '/api/account/logout';
        await call('post', path, { body: {}, own });
      },
      async keepSettings(settings) {
        await call('patch', '/api/me', { body: { settings }, own });
      },
      async remove(password) {
        await call('delete', '/api/me', { body: password ? { password } : {}, own });
      },
    },
  };
}
