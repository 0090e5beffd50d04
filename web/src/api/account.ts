// The account of a player, where the server has accounts (docs/api.md); everything works without.
import type { Caller } from './http';

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

const BASE = '/api/account';

export function account(call: Caller): { readonly account: Account } {
  const post = async <T>(path: string, body: object = {}): Promise<T> => {
    const answer = await call(BASE + path, { body, own: true });
    return (answer.status === 204 ? {} : await answer.json()) as T;
  };
  type Welcome = { player: Player };
  type Codes = { recovery_codes: string[] };
  return {
    account: {
      me: async (signal) => (await (await call('/api/me', { own: true, signal })).json()) as Player,
      async register(name, password) {
        const answer = await post<Welcome & Codes>('/register', { name, password });
        return { player: answer.player, codes: answer.recovery_codes };
      },
      login: async (name, password) => (await post<Welcome>('/login', { name, password })).player,
      recover: async (name, code, password) =>
        (await post<Welcome>('/recover', { name, code, new: password })).player,
      async changePassword(old, fresh) {
        await post('/password', { old, new: fresh });
      },
      newCodes: async (password) =>
        (await post<Codes>('/recovery-codes', { password })).recovery_codes,
      async logout(everywhere) {
        await post(everywhere ? '/logout-everywhere' : '/logout');
      },
      async keepSettings(settings) {
        await call('/api/me', { method: 'PATCH', body: { settings }, own: true });
      },
      async remove(password) {
        await call('/api/me', { method: 'DELETE', body: password ? { password } : {}, own: true });
      },
    },
  };
}
