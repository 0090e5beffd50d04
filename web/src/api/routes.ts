// What each route takes and answers, by method and path, read off wire.d.ts.
import type { components, paths } from './wire';

export type Method = 'get' | 'post' | 'patch' | 'delete';

/** The paths that have a method. */
export type Route<M extends Method> = {
  [P in keyof paths]: paths[P] extends { readonly [K in M]: object } ? P : never;
}[keyof paths];

type Operation<M extends Method, P extends keyof paths> = paths[P] extends {
  readonly [K in M]: infer O;
}
  ? O
  : never;

type Good<Responses> = Responses[Extract<keyof Responses, 200 | 201 | 204>];
type Json<Response> = Response extends {
  readonly content: { readonly 'application/json': infer Body };
}
  ? Body
  : undefined;

/** What comes back when all is well; undefined where there is nothing to say. */
export type Answer<M extends Method, P extends keyof paths> =
  Operation<M, P> extends { readonly responses: infer Responses } ? Json<Good<Responses>> : never;

/** As it may be sent: a name may come from an address, and the server says which of them it knows. */
type Sent<T> = T extends string
  ? string
  : T extends object
    ? string extends keyof T
      ? unknown extends T[keyof T]
        ? object
        : { readonly [K in keyof T]: Sent<T[K]> }
      : { readonly [K in keyof T]: Sent<T[K]> }
    : T;

export type Body<M extends Method, P extends keyof paths> =
  Operation<M, P> extends {
    readonly requestBody?: { readonly content: { readonly 'application/json': infer B } };
  }
    ? Sent<B>
    : never;

type Parameters<M extends Method, P extends keyof paths, Where extends 'path' | 'query'> =
  Operation<M, P> extends { readonly parameters: { readonly [K in Where]?: infer T } }
    ? Extract<Sent<T>, object>
    : never;

export interface Call<M extends Method, P extends keyof paths> {
  readonly in?: Parameters<M, P, 'path'>; // what stands in the braces of the path
  readonly query?: Parameters<M, P, 'query'>;
  readonly at?: string | undefined; // a further page of the route, as the server gave its address
  readonly body?: Body<M, P>;
  readonly token?: string;
  readonly signal?: AbortSignal | undefined;
  readonly own?: boolean; // about the player: with the cookie
  readonly keepalive?: boolean; // goes on when the page is left
}

export interface Reply<T> {
  readonly body: T;
  readonly text: string; // the same, as it was sent
  readonly next: string | null; // the address of the next page
}

/** Asks a route; whatever goes wrong is a Problem. */
export type Caller = <M extends Method, P extends Route<M>>(
  method: M,
  path: P,
  call?: Call<M, P>,
) => Promise<Reply<Answer<M, P>>>;

export type WireProblem = components['schemas']['Problem'];
