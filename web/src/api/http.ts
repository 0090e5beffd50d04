// Routes over fetch. Here, and nowhere else, what was sent over the wire becomes the type of its route.
import { Problem } from './port';
import type { Answer, Call, Caller, Method, Reply, Route, WireProblem } from './routes';

export function callerOf(send: typeof fetch): Caller {
  return async <M extends Method, P extends Route<M>>(
    method: M,
    path: P,
    call: Call<M, P> = {},
  ): Promise<Reply<Answer<M, P>>> => {
    const { body, token, signal } = call;
    const headers: Record<string, string> = {};
    if (body) headers['Content-Type'] = 'application/json';
    if (token) headers.Authorization = `Bearer ${token}`;
    let response: Response;
    try {
      response = await send(call.at ?? addressOf(path, call), {
        method: method.toUpperCase(),
        headers,
        credentials: call.own ? 'same-origin' : 'omit',
        body: body ? JSON.stringify(body) : null,
        signal: signal ?? null,
        keepalive: call.keepalive ?? false,
      });
    } catch (error) {
      if (signal?.aborted) throw error;
      throw new Problem('Nonet cannot be reached. Try again soon.', 0);
    }
    if (!response.ok) throw await problemOf(response);
    // Every route answers with an object, a list, or nothing at all. What they hold is as wire.d.ts
    // says: that is written from the server's description of itself, and the server's tests hold every
    // answer against it.
    const isAnswer = (told: unknown): told is Answer<M, P> =>
      response.status === 204 ? told === undefined : typeof told === 'object' && told !== null;
    const text = await response.text();
    const told: unknown = response.status === 204 ? undefined : JSON.parse(text);
    if (!isAnswer(told))
      throw new Problem('Nonet answered in a form this page cannot read.', response.status);
    return { body: told, text, next: nextLink(response.headers.get('Link')) };
  };
}

function addressOf(
  path: string,
  { in: inside = {}, query = {} }: { readonly in?: object; readonly query?: object },
): string {
  const named = new Map<string, unknown>(Object.entries(inside));
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(named.get(name))),
  );
  const asked = new URLSearchParams(
    Object.entries(query).map(([name, value]) => [name, String(value)]),
  ).toString();
  return filled + (asked && `?${asked}`);
}

async function problemOf(response: Response): Promise<Problem> {
  const fallback = `The server answered ${response.status}. Please try again.`;
  try {
    const told: unknown = await response.json();
    if (!isProblem(told)) return new Problem(fallback, response.status);
    const sentence = told.detail ?? told.title ?? fallback;
    return new Problem(sentence, response.status, told.code, told.place?.field);
  } catch {
    return new Problem(fallback, response.status);
  }
}

// Something between may have refused, in words of its own: then any of the fields may be missing.
const isProblem = (told: unknown): told is Partial<WireProblem> =>
  typeof told === 'object' && told !== null;

/** The address of `rel="next"` in a Link header. */
export function nextLink(header: string | null): string | null {
  for (const part of (header ?? '').split(/,\s*(?=<)/)) {
    const found = /^<([^>]+)>.*rel="?next"?/.exec(part);
    if (found) return found[1]!;
  }
  return null;
}
