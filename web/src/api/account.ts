// The account of a player, where the server has accounts (docs/api.md); everything works without.
import type { Caller } from './http';

export interface Player {
  readonly name: string;
}
export interface Account {
  /** Refused with 401 where nobody is logged in. */
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
  // Some answers are the player, some have one inside.
  const playerIn = (answer: unknown): Player => {
    const told = answer as Player & { player?: Player };
    return told.player ?? told;
  };
  return {
    account: {
      me: async (signal) => playerIn(await (await call('/api/me', { own: true, signal })).json()),
      async register(name, password) {
        const answer = (await post(`${BASE}/register`, { name, password })) as {
          recovery_codes?: string[];
        };
        return { player: playerIn(answer), codes: answer.recovery_codes ?? [] };
      },
      login: async (name, password) => playerIn(await post(`${BASE}/login`, { name, password })),
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
