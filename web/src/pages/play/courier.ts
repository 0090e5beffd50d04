// Carries moves to the server, and home what other devices did. Playing never waits for it: a move
// is kept with its game and put into the outbox (model/game/outbox.ts says what is the truth) at once.
// Without a connection everything waits there; after a failure it is tried again with growing pauses.
import type { Games, ServerGame } from '../../api/games';
import { isPassing, Problem } from '../../api/port';
import { asMine, type Played } from '../../model/game/clock';
import { digitsOf, solved, type Game } from '../../model/game/game';
import { extrasOf, pageOf } from '../../model/game/extras';
import { gameOf, story, type LogMove } from '../../model/game/log';
import { mergeDevices } from '../../model/game/mergeDevices';
import {
  acknowledged,
  afresh,
  batchOf,
  caughtUp,
  EMPTY_BOX,
  hasWork,
  linked,
  packed,
  pauseAfter,
  queued,
  standing,
  touched,
  type Outbox,
  type Standing,
} from '../../model/game/outbox';
import { type PuzzleInfo, isOwn, sourceOf } from '../../model/puzzle/puzzle';

/** A game in this browser: on the table, or put away. */
export interface Copy {
  readonly puzzle: PuzzleInfo;
  readonly game: () => Game;
  readonly played: () => Played;
  readonly adopt: (game: Game) => void;
  readonly setPlayed: (played: Played) => void;
}
/** What the player may want to know. */
export type News =
  | { readonly kind: 'both'; readonly cells: readonly number[] }
  | { readonly kind: 'joined' | 'finished' };
export interface OpenGame extends Copy {
  readonly stands: (standing: Standing) => void;
  readonly tell: (news: News) => void;
}

export interface World {
  readonly games: Games;
  readonly ids: () => readonly string[]; // of puzzles with a game here
  readonly copy: (id: string) => Copy | null;
  readonly readBox: (id: string) => Outbox | null;
  readonly writeBox: (id: string, box: Outbox) => void;
  readonly online: () => boolean;
  /** Whether the server knows this browser. Only then it is asked for games. */
  readonly known: () => boolean;
  readonly setKnown: (known: boolean) => void;
  readonly later: (work: () => void, milliseconds: number) => () => void;
  readonly newName: () => string;
  readonly device: () => string; // the name of this browser
}

const WORTH_TELLING = 1000; // milliseconds of time that no move has taken along
const GATHERING = 700; // milliseconds: moves made in a row travel together

export class Courier {
  private table: OpenGame | null = null;
  private readonly fresh = new Set<string>(); // seen in step with the server since it was last lost
  private readonly told = new Map<string, number>(); // how much of our time the server has
  private readonly parting = new Set<string>(); // they may be gone next: their time is told
  private replaced: readonly number[] = []; // digits of others, by the last batch
  private failures = 0;
  private running = false;
  private again = false;
  private cancel: (() => void) | null = null;

  constructor(private readonly world: World) {}

  /** A game comes on the table; what is answered takes it away again. */
  open(table: OpenGame): () => void {
    const { id } = table.puzzle;
    this.table = table;
    this.fresh.delete(id);
    // Whoever had logged out may be back.
    const { game, stopped } = this.box(id);
    if (game && stopped === 'gone') this.change(id, (box) => ({ ...box, stopped: null }));
    this.publish();
    this.wake();
    return () => {
      this.hurry();
      if (this.table === table) this.table = null;
    };
  }

  moved(id: string, moves: readonly LogMove[], soon = GATHERING): void {
    this.change(id, (box) => queued(box, moves));
    if (this.cancel === null) this.wake(soon); // else a moment is set: soon, or after a failure
  }

  /** The puzzle is played once more, as a game of its own. */
  restarted(id: string): void {
    this.change(id, () => EMPTY_BOX);
  }

  isSettled(id: string): boolean {
    return !hasWork(this.box(id));
  }

  /** The connection was lost, or is back; or the page was away, and another device may have played. */
  doubt(): void {
    this.fresh.clear();
    this.failures = 0;
    this.publish();
    this.wake();
  }

  /** The page may be closed next. */
  hurry(): void {
    // Whoever goes on elsewhere finds the time too that no move has taken along.
    if (this.table) this.parting.add(this.table.puzzle.id);
    this.cancel?.();
    this.cancel = null;
    void this.run();
  }

  wake(milliseconds = 0): void {
    this.cancel?.();
    this.cancel = this.world.later(() => {
      this.cancel = null;
      void this.run();
    }, milliseconds);
  }

  private async run(): Promise<void> {
    if (this.running) {
      this.again = true;
      return;
    }
    this.running = true;
    try {
      const leaving = [...this.parting];
      for (const id of this.due()) while (await this.step(id)) this.publish();
      for (const id of leaving) this.parting.delete(id);
      this.failures = 0;
    } catch (error) {
      this.fresh.clear();
      ++this.failures;
      if (!(error instanceof Problem)) throw error; // a slip of ours: it is told where slips are told
      if (this.world.online()) this.wake(pauseAfter(this.failures));
    } finally {
      this.running = false;
      this.publish();
      if (this.again) this.wake(GATHERING);
      this.again = false;
    }
  }

  /** The one on the table first. */
  private due(): string[] {
    if (!this.world.online()) return [];
    const here = this.table?.puzzle.id;
    const rest = this.world
      .ids()
      .filter((id) => id !== here && (hasWork(this.box(id)) || this.owes(id)));
    return here !== undefined && this.isDue(here) ? [here, ...rest] : rest;
  }

  private isDue(id: string): boolean {
    const box = this.box(id);
    if (box.stopped) return false;
    if (hasWork(box) || this.owes(id)) return true;
    const asks = box.game !== null || (this.world.known() && !isOwn(id));
    return asks && !this.fresh.has(id) && !solved(this.copyOf(id)!.game());
  }

  /** One exchange with the server; answers whether there is more to do. */
  private async step(id: string): Promise<boolean> {
    const box = this.box(id);
    const copy = this.copyOf(id);
    if (box.stopped || !copy) return false;
    if (!box.game) return this.begin(id, copy);
    try {
      if (box.batch) return await this.send(id, copy, box, box.game);
      if (box.behind || !this.fresh.has(id)) return await this.look(id, copy, box.game);
      if (box.queue.length === 0 && this.owes(id)) return await this.tellTime(id, copy, box);
    } catch (error) {
      if (!(error instanceof Problem) || isPassing(error.status)) throw error;
      return this.refused(id, copy, error);
    }
    if (box.queue.length === 0) return false;
    this.change(id, (now) => packed(now, this.world.newName()));
    return true;
  }

  /** Another device may have begun it; else the first move does. */
  private async begin(id: string, copy: Copy): Promise<boolean> {
    const { puzzle } = copy;
    const { games, known, setKnown } = this.world;
    try {
      if (known() && !isOwn(id) && !this.fresh.has(id)) {
        const open = (await games.withPuzzle(id)).find(({ over }) => !over);
        if (open) this.change(id, (box) => linked(box, open.id));
        else this.fresh.add(id);
        return true;
      }
      if (this.box(id).queue.length === 0) return false;
      const { id: game, givens } = await games.start(sourceOf(puzzle));
      setKnown(true);
      this.fresh.add(id);
      // Two puzzles that are turned copies of each other are one to the server.
      const same = givens?.join() === puzzle.board.join();
      this.change(id, (box) => (same ? linked(box, game) : { ...box, stopped: 'refused' }));
      this.told.set(id, 0);
      copy.setPlayed(asMine(copy.played()));
      return same;
    } catch (error) {
      if (!(error instanceof Problem) || isPassing(error.status)) throw error;
      if (error.status === 401) setKnown(false);
      else this.change(id, (box) => ({ ...box, stopped: 'refused' }));
      return error.status === 401;
    }
  }

  private async send(id: string, copy: Copy, box: Outbox, game: string): Promise<boolean> {
    const moves = batchOf(box);
    const { name } = box.batch!;
    const answer = await this.world.games.send(game, {
      name,
      after: box.known,
      moves,
      ...this.time(copy),
      page: moves.some(({ kind }) => kind === 'extras') ? pageOf(copy.game()) : undefined,
    });
    this.hear(id, copy, answer);
    this.change(id, (now) => acknowledged(now, name, answer.moves));
    this.replaced = answer.replaced; // by others' moves: they are read next, and both told together
    const now = this.box(id);
    const apart = answer.digits.join() !== digitsOf(this.copyOf(id)!.game()).join();
    if (now.queue.length === 0 && apart) this.change(id, (left) => ({ ...left, behind: true }));
    return true;
  }

  private time(copy: Copy): { device: string; elapsed: number } {
    return { device: this.world.device(), elapsed: copy.played().mine };
  }

  /** Whether the server lacks time of a game that may be gone next. */
  private owes(id: string): boolean {
    const told = this.told.get(id);
    if (!this.parting.has(id) || told === undefined || this.box(id).stopped) return false;
    const copy = this.copyOf(id); // last: it is read from where games are kept
    return copy !== null && !solved(copy.game()) && copy.played().mine >= told + WORTH_TELLING;
  }

  private async tellTime(id: string, copy: Copy, { game, known }: Outbox): Promise<boolean> {
    const name = this.world.newName();
    const batch = { name, after: known, moves: [], ...this.time(copy) };
    this.hear(id, copy, await this.world.games.send(game!, batch));
    return false;
  }

  /** The server's time of a game is the sum over devices; ours is newer here, until it is over. */
  private hear(id: string, copy: Copy, { clocks, elapsed, over }: ServerGame): void {
    const mine = clocks[this.world.device()] ?? 0;
    const others = elapsed - mine;
    this.told.set(id, mine);
    const played = copy.played();
    if (!over) {
      if (others > played.others) copy.setPlayed({ ...played, others });
      return;
    }
    copy.setPlayed({ ...played, mine, others });
    if (solved(copy.game())) copy.adopt(copy.game()); // the record was written with the time before
  }

  private async look(id: string, copy: Copy, game: string): Promise<boolean> {
    const there = await this.world.games.game(game);
    const box = this.box(id);
    this.fresh.add(id);
    this.hear(id, copy, there);
    if (there.moves === box.known && !box.behind) return true;
    if (there.moves < box.known) this.change(id, () => afresh(story(copy.game())));
    else await this.join(id, copy, there);
    return true;
  }

  /** The game as the server's log tells it, with what was not sent yet behind it. */
  private async join(id: string, copy: Copy, there: ServerGame): Promise<void> {
    const log = await this.world.games.log(there.id);
    const box = this.box(id);
    const mine = copy.game();
    const theirs = gameOf(copy.puzzle.board, log, extrasOf(there.page));
    const unsent = there.over ? EMPTY_BOX : box; // a game that is over takes no more
    const met = mergeDevices(mine, { ...theirs, hints: there.hints }, log.slice(box.known), {
      touched: touched(unsent),
      queue: unsent.queue,
    });
    copy.adopt(met.game);
    this.hear(id, copy, there);
    this.change(id, (now) => caughtUp(now, log.length, met.queue));
    const both = [...new Set([...this.replaced, ...met.both])];
    this.replaced = [];
    if (there.over && !solved(mine)) this.tell(id, { kind: 'finished' });
    else if (both.length > 0) this.tell(id, { kind: 'both', cells: both });
    else if (met.news && mine.past.length > 0) this.tell(id, { kind: 'joined' });
  }

  private async refused(id: string, copy: Copy, problem: Problem): Promise<boolean> {
    const box = this.box(id);
    const whole = (): Outbox => afresh(story(copy.game()));
    if (problem.status === 404) {
      // Logged out, or deleted. What is being played goes on as a game of whoever plays now.
      const playing = this.table?.puzzle.id === id && box.queue.length > 0;
      this.change(id, (now) => (playing ? whole() : { ...now, stopped: 'gone' }));
      return playing;
    }
    const there = await this.world.games.game(box.game!);
    if (there.over && there.solved) await this.join(id, copy, there);
    else if (there.over || there.moves < box.known) this.change(id, whole);
    else this.change(id, (now) => ({ ...now, stopped: 'refused' }));
    return true;
  }

  private copyOf(id: string): Copy | null {
    return this.table?.puzzle.id === id ? this.table : this.world.copy(id);
  }
  private box(id: string): Outbox {
    return this.world.readBox(id) ?? EMPTY_BOX;
  }
  // The outbox is read anew each time: the player goes on, maybe in another tab too.
  private change(id: string, how: (box: Outbox) => Outbox): void {
    this.world.writeBox(id, how(this.box(id)));
    this.publish();
  }
  private tell(id: string, news: News): void {
    if (this.table?.puzzle.id === id) this.table.tell(news);
  }
  private publish(): void {
    if (!this.table) return;
    const reach = !this.world.online() ? 'offline' : this.failures > 0 ? 'failed' : 'well';
    this.table.stands(standing(this.box(this.table.puzzle.id), reach));
  }
}
