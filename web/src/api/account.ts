// The account of a player, where the server has accounts (docs/api.md); everything works without.
import type { Caller } from './http';

export interface Player {
  readonly name: string | null; // null: plays without an account
  readonly anonymous: boolean;
}
export interface Account {
  /** Refused with 401 where nobody is known by a cookie; may be anonymous. */
  me(signal?: AbortSignal): Promise<Player>;
  register(name: string, password: string): Promise<{ player: Player; codes: readonly string[] }>;
  login(name: string, password: string): Promise<Player>;
  recover(name: string, code: string, password: string): Promise<void>;
  logout(everywhere: boolean): Promise<void>;
  exported(): Promise<string>;
  remove(password: string): Promise<void>;
}

const BASE = '/api/account';

export function account(call: Caller): { readonly account: Account } {
  const post = async (path: string, body: object = {}): Promise<unknown> => {
    const answer = await call(path, { body, own: true });
    return answer.status === 204 ? {} : await answer.json();
  };
  return {
    account: {
      me: async (signal) => (await (await call('/api/me', { own: true, signal })).json()) as Player,
      async register(name, password) {
        const answer = (await post(`${BASE}/register`, { name, password })) as {
          player: Player;
          recovery_codes: string[];
        };
        return { player: answer.player, codes: answer.recovery_codes };
      },
      login: async (name, password) =>
        ((await post(`${BASE}/login`, { name, password })) as { player: Player }).player,
      async recover(name, code, password) {
        await post(`${BASE}/recover`, { name, code, new: password });
      },
      async logout(everywhere) {
        await post(`${BASE}/${everywhere ? 'logout-everywhere' : 'logout'}`);
      },
      exported: async () => (await call('/api/me/export', { own: true })).text(),
      async remove(password) {
        await call('/api/me', { method: 'DELETE', body: { password }, own: true });
      },
    },
  };
}
