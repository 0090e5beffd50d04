// Written by tools/web types from src/server/routes/openapi.json; changes belong there.
export interface paths {
  readonly '/api/sudoku/initialize': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly get?: never;
    readonly put?: never;
    /** Begin a session with a board (also as the whole body), a puzzle in any notation, a stored puzzle, or an empty board */
    readonly post: operations['initialize'];
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/api/sudoku/moves': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly get?: never;
    readonly put?: never;
    /** Fill or empty a cell; what a solve said of the board before is gone */
    readonly post: operations['move'];
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/api/sudoku/solve': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly get?: never;
    readonly put?: never;
    /** Solve the board of the session, or one that is sent along */
    readonly post: operations['solveSession'];
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/api/sudoku/state': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /** The board as it stands and what the last solve came to, or the board after an event of it */
    readonly get: operations['state'];
    readonly put?: never;
    readonly post?: never;
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/api/sudoku/solverSteps': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /** The events of the last solve, whatever its mode; a move ends it */
    readonly get: operations['solverSteps'];
    readonly put?: never;
    readonly post?: never;
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/api/sudoku/conflicts': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /** Repeated digits of the board, then the conflicts that the last solve met; a move ends it */
    readonly get: operations['conflicts'];
    readonly put?: never;
    readonly post?: never;
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/api/sudoku/puzzles/{difficulty}': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /** Puzzles of a level */
    readonly get: operations['puzzles'];
    readonly put?: never;
    readonly post?: never;
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/api/sudoku/puzzle/{id}': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /** One puzzle with its board */
    readonly get: operations['puzzle'];
    readonly put?: never;
    readonly post?: never;
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/api/check': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly get?: never;
    readonly put?: never;
    /** Say whether a puzzle is proper */
    readonly post: operations['check'];
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/api/solve': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly get?: never;
    readonly put?: never;
    /** Solve a puzzle without a session */
    readonly post: operations['solve'];
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/api/count': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly get?: never;
    readonly put?: never;
    /** Count solutions up to a limit */
    readonly post: operations['count'];
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/api/convert': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly get?: never;
    readonly put?: never;
    /** Write a puzzle in another notation */
    readonly post: operations['convert'];
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/api/rate': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly get?: never;
    readonly put?: never;
    /** How hard a puzzle is, on both scales */
    readonly post: operations['rate'];
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/api/generate': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly get?: never;
    readonly put?: never;
    /** Make puzzles of exactly the kind that is asked for */
    readonly post: operations['generate'];
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/api/hint': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly get?: never;
    readonly put?: never;
    /** The next help for this very position, mistakes included */
    readonly post: operations['hint'];
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/api/steps': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly get?: never;
    readonly put?: never;
    /** All steps that apply to a position, easiest first */
    readonly post: operations['steps'];
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/api/why-not': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly get?: never;
    readonly put?: never;
    /** Why a digit does not go into a cell */
    readonly post: operations['whyNot'];
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/api/techniques': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /** Every technique, and the profiles that order them */
    readonly get: operations['techniques'];
    readonly put?: never;
    readonly post?: never;
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/api/engines': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /** The engines to choose from */
    readonly get: operations['engines'];
    readonly put?: never;
    readonly post?: never;
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/api/openapi.json': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /** This document */
    readonly get: operations['openapi'];
    readonly put?: never;
    readonly post?: never;
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/healthz': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /** Whether the server answers */
    readonly get: operations['health'];
    readonly put?: never;
    readonly post?: never;
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/api/daily': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /** The puzzle of the day, by UTC the same for everyone */
    readonly get: operations['daily'];
    readonly put?: never;
    readonly post?: never;
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/api/games': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /** The player's games, the last played first */
    readonly get: operations['games'];
    readonly put?: never;
    /** Start a game: with a puzzle of a level that the player has not had, a stored puzzle, or one of his own */
    readonly post: operations['startGame'];
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/api/games/{id}': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /** A game with its board, notes and colours */
    readonly get: operations['game'];
    readonly put?: never;
    readonly post?: never;
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/api/games/{id}/moves': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /** Every move of a game, as events */
    readonly get: operations['gameMoves'];
    readonly put?: never;
    /** Make moves; those of several devices merge (docs/api.md says how) */
    readonly post: operations['addMoves'];
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/api/games/{id}/check': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly get?: never;
    readonly put?: never;
    /** Say that and where digits are wrong, never what would be right */
    readonly post: operations['checkGame'];
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/api/games/{id}/hint': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly get?: never;
    readonly put?: never;
    /** A hint for the game as it stands; it counts by its stage */
    readonly post: operations['gameHint'];
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/api/games/{id}/finish': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly get?: never;
    readonly put?: never;
    /** The end: solved, or given up */
    readonly post: operations['finishGame'];
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/api/account/register': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly get?: never;
    readonly put?: never;
    /** Make an account; what was played without one is kept */
    readonly post: operations['register'];
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/api/account/login': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly get?: never;
    readonly put?: never;
    /** Log in */
    readonly post: operations['login'];
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/api/account/logout': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly get?: never;
    readonly put?: never;
    /** Log out */
    readonly post: operations['logout'];
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/api/account/logout-everywhere': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly get?: never;
    readonly put?: never;
    /** End every session of the account */
    readonly post: operations['logoutEverywhere'];
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/api/account/password': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly get?: never;
    readonly put?: never;
    /** Change the password; every other session ends */
    readonly post: operations['changePassword'];
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/api/account/recover': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly get?: never;
    readonly put?: never;
    /** Set a new password with one of the codes */
    readonly post: operations['recover'];
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/api/account/recovery-codes': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly get?: never;
    readonly put?: never;
    /** New codes; those from before end */
    readonly post: operations['recoveryCodes'];
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/api/me': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /** Who is asking */
    readonly get: operations['me'];
    readonly put?: never;
    readonly post?: never;
    /** Delete the account and everything that belongs to it */
    readonly delete: operations['deleteMe'];
    readonly options?: never;
    readonly head?: never;
    /** Keep settings */
    readonly patch: operations['settings'];
    readonly trace?: never;
  };
  readonly '/api/me/statistics': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /** What the player has reached, by level */
    readonly get: operations['statistics'];
    readonly put?: never;
    readonly post?: never;
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/api/me/progress': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /** How far the player has come with each technique */
    readonly get: operations['progress'];
    readonly put?: never;
    readonly post?: never;
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/api/me/saved': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /** Saved puzzles */
    readonly get: operations['saved'];
    readonly put?: never;
    /** Save a stored puzzle, or one of one's own */
    readonly post: operations['save'];
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/api/me/saved/{id}': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly get?: never;
    readonly put?: never;
    readonly post?: never;
    /** Forget a saved puzzle */
    readonly delete: operations['forget'];
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/api/me/export': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /** All that is kept of the player */
    readonly get: operations['export'];
    readonly put?: never;
    readonly post?: never;
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/api/me/import': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly get?: never;
    readonly put?: never;
    /** Bring such a document into this account */
    readonly post: operations['import'];
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/api/techniques/{key}': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /** One technique */
    readonly get: operations['technique'];
    readonly put?: never;
    readonly post?: never;
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/api/techniques/{key}/practice': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /** Positions where the technique is the move; those not tried yet first */
    readonly get: operations['practice'];
    readonly put?: never;
    readonly post?: never;
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/api/techniques/{key}/attempts': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly get?: never;
    readonly put?: never;
    /** Note an attempt; eight of the last ten without a hint clear the test */
    readonly post: operations['attempt'];
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
}
export type webhooks = Record<string, never>;
export interface components {
  schemas: {
    /** @description nine rows of nine numbers, 0 for an empty cell */
    readonly Board: readonly (readonly number[])[];
    /** @description nine rows of nine cells, or 81 cells */
    readonly SentBoard:
      | readonly (readonly components['schemas']['SentCell'][])[]
      | readonly components['schemas']['SentCell'][];
    /** @description a digit; 0, null, "." or "" for an empty cell; or the list of its candidates */
    readonly SentCell: number | null | string | readonly number[];
    /** @description the same puzzle in the store, perhaps turned, mirrored or with its digits exchanged; null when it is not stored, or is a player's own */
    readonly Known: {
      readonly id: string;
      readonly level: string | null;
      readonly collection: string | null;
    } | null;
    /**
     * @description r4c5, or D5
     * @example r4c5
     */
    readonly Cell: string;
    readonly Conflict: {
      /** @enum {string} */
      readonly kind: 'repeated' | 'no-digit' | 'no-place' | 'clause';
      readonly value: number | null;
      readonly values: readonly number[];
      readonly cells: readonly components['schemas']['Cell'][];
      readonly house: string | null;
      readonly event: number | null;
      readonly literals?: readonly string[];
      readonly taken?: readonly components['schemas']['Taken'][];
      readonly text?: string;
    };
    /** @description a candidate that could have saved it, and what took it away: the cell that holds the digit (or the cell itself, with another digit), or a reason */
    readonly Taken: {
      readonly cell?: components['schemas']['Cell'];
      readonly digit?: number;
      readonly by: components['schemas']['Cell'] | null;
      readonly reason?: string;
      readonly clause?: number;
    };
    readonly State: {
      readonly board: components['schemas']['Board'];
      readonly givens: components['schemas']['Board'];
      readonly candidates: readonly (readonly (readonly number[])[])[];
      readonly conflicts: readonly components['schemas']['Conflict'][];
      /** @description the guesses that stand; without `at`: those that the solution of the last solve rests on */
      readonly decisions: readonly {
        readonly level: number;
        readonly cell: components['schemas']['Cell'];
        readonly digit: number;
        readonly event: number;
      }[];
      /** @description events of the last solve */
      readonly steps: number;
      readonly at: number;
      readonly engine: ('fast' | 'dfs' | 'mrv' | 'norvig' | 'least' | 'cdcl' | 'logic') | null;
      /** @description the engine whose steps these are: cdcl where fast has solved, which has none */
      readonly teller: ('dfs' | 'mrv' | 'norvig' | 'least' | 'cdcl' | 'logic') | null;
      readonly verdict: ('solved' | 'unsolvable' | 'gave-up') | null;
      readonly solution: components['schemas']['Board'] | null;
      /** @description of the engine that tells the steps */
      readonly statistics: {
        readonly [key: string]: number;
      } | null;
      readonly filled: number;
      readonly solved: boolean;
    };
    readonly Because: {
      /** @enum {string} */
      readonly reason:
        | 'none'
        | 'only_candidate'
        | 'only_place'
        | 'repeated'
        | 'clause'
        | 'refuted'
        | 'exhausted'
        | 'goes_on'
        | 'found';
      readonly house?: string;
      readonly other?: string;
      readonly clause?: number;
    };
    readonly Event: {
      readonly n: number;
      readonly level: number;
      /** @enum {string} */
      readonly kind:
        | 'start'
        | 'place'
        | 'eliminate'
        | 'step'
        | 'decide'
        | 'imply'
        | 'conflict'
        | 'resolve'
        | 'learn'
        | 'forget'
        | 'backjump'
        | 'restart'
        | 'undo'
        | 'solution'
        | 'truncated'
        | 'end'
        | 'note'
        | 'colour'
        | 'hint'
        | 'pause'
        | 'resume';
      readonly cell?: components['schemas']['Cell'];
      readonly digit?: number;
      readonly because?: components['schemas']['Because'];
      readonly clause?: number;
      readonly count?: number;
      readonly literals?: readonly string[];
      readonly taken?: readonly components['schemas']['Taken'][];
      /** @enum {string} */
      readonly verdict?: 'solved' | 'unsolvable' | 'gave-up';
      readonly technique?: string;
      readonly text: string;
    };
    readonly Solved: {
      /** @enum {string} */
      readonly engine: 'fast' | 'dfs' | 'mrv' | 'norvig' | 'least' | 'cdcl' | 'logic';
      /** @enum {string} */
      readonly verdict: 'solved' | 'unsolvable' | 'gave-up';
      readonly solutions: number;
      readonly complete: boolean;
      readonly solution: string | null;
      readonly board: components['schemas']['Board'] | null;
      readonly statistics: {
        readonly [key: string]: number;
      };
      readonly text: string;
      readonly total?: number;
      readonly steps?: readonly components['schemas']['Event'][];
      readonly next?: string | null;
      readonly known?: components['schemas']['Known'];
    };
    readonly Puzzle: {
      readonly id: string;
      readonly title: string;
      readonly level: ('very-easy' | 'easy' | 'normal' | 'hard' | 'very-hard' | 'extreme') | null;
      readonly difficulty: number | null;
      readonly givens: number;
      /** @description true: a player has brought it; it is in no list, and opens for whoever knows its id */
      readonly own: boolean;
      readonly preview: string;
    };
    readonly PuzzleWithBoard: {
      readonly id: string;
      readonly title: string;
      readonly level: ('very-easy' | 'easy' | 'normal' | 'hard' | 'very-hard' | 'extreme') | null;
      readonly difficulty: number | null;
      readonly givens: number;
      /** @description true: a player has brought it; it is in no list, and opens for whoever knows its id */
      readonly own: boolean;
      readonly preview: string;
      readonly board: components['schemas']['Board'];
    };
    /** @description In a request (field), in a text (line, column) or on the board; what is not known is left out */
    readonly Place: {
      readonly field?: string;
      readonly line?: number;
      readonly column?: number;
      readonly cells?: readonly components['schemas']['Cell'][];
      readonly house?: string;
      readonly digit?: number;
    };
    readonly Finding: {
      readonly code: string;
      readonly text: string;
      readonly place?: components['schemas']['Place'];
    };
    readonly Check: {
      /** @enum {string} */
      readonly standing:
        'unreadable' | 'broken' | 'unsolvable' | 'several' | 'unique' | 'undecided';
      readonly findings: readonly components['schemas']['Finding'][];
      /** @description how many were found; 2 stands for two or more */
      readonly solutions: number;
      readonly first_solutions: readonly string[];
      readonly known: components['schemas']['Known'];
    };
    /** @description A number, or a range as text: 24-28, 24- or -28 */
    readonly Range: number | string;
    /** @description Keys of techniques, or names of groups such as singles, pairs, fish */
    readonly TechniquesOrGroups: readonly string[];
    readonly GeneratedPuzzle: {
      readonly puzzle: string;
      readonly solution: string;
      readonly seed: number;
      /** @description of the seed, from 0 */
      readonly attempt: number;
      /** @description the position as a library line, where one was asked for */
      readonly practice?: string;
      readonly rating: components['schemas']['RatingCard'];
    };
    readonly RatingCard: {
      readonly puzzle: string;
      readonly solution: string;
      /** @description 100 times the weighed guesses, plus the open cells; of the canonical form, so the same for every copy of a puzzle */
      readonly branching: number;
      /** @description the same of the board as it lies */
      readonly branching_as_given: number;
      /** @enum {string} */
      readonly level: 'very-easy' | 'easy' | 'normal' | 'hard' | 'very-hard' | 'extreme';
      /** @description Points of the logical path; null where the profile does not solve the puzzle */
      readonly score: number | null;
      /** @enum {string} */
      readonly score_level: 'gentle' | 'moderate' | 'tricky' | 'tough' | 'fiendish';
      /** @description Key of a technique; null where the profile does not solve the puzzle */
      readonly hardest: string | null;
      readonly er: null;
      readonly ep: null;
      readonly ed: null;
      readonly guesses: number;
      /** @description By the techniques of the profile */
      readonly solved: boolean;
      /** @description Where it is not solved */
      readonly points_so_far?: number;
      readonly steps: number;
      readonly cells_left: number;
      readonly techniques: readonly {
        readonly technique: string;
        readonly name: string;
        readonly steps: number;
      }[];
      /** @description Ways forward where there are fewest */
      readonly narrowest: number | null;
      readonly givens: number;
      readonly minimal: boolean;
      readonly symmetries: readonly (
        'rot180' | 'rot90' | 'horizontal' | 'vertical' | 'diagonal' | 'anti-diagonal' | 'full'
      )[];
      readonly conflicts: number;
      readonly profile: string;
      readonly engine_version: number;
      readonly known?: components['schemas']['Known'];
    };
    readonly Entries: readonly components['schemas']['Candidate'][];
    /** @description What is noted in open cells: {"r1c2": [1, 2]} */
    readonly Notes: {
      readonly [key: string]: readonly number[];
    };
    /**
     * @description Whether a digit that is not noted is crossed out; auto: if every open cell has notes
     * @default auto
     * @enum {string}
     */
    readonly NotesAre: 'auto' | 'candidates' | 'reminders';
    /** @enum {string} */
    readonly ProfileName: 'standard' | 'classic' | 'sudokio' | 'all';
    /** @description What advances fork chains: technique keys, fork-chain:2 allows forks in forks, two deep */
    readonly Inner: readonly string[];
    readonly Candidate: {
      readonly cell: string;
      readonly digit: number;
    };
    /** @enum {string} */
    readonly Role: 'place' | 'remove' | 'pattern' | 'second' | 'third' | 'fourth' | 'fin';
    readonly ChainNode: {
      readonly digit: number;
      readonly cells: readonly string[];
    };
    readonly Drawing: {
      readonly candidates: readonly {
        readonly cell: string;
        readonly digit: number;
        readonly role: components['schemas']['Role'];
      }[];
      readonly cells: readonly {
        readonly cell: string;
        readonly role: components['schemas']['Role'];
      }[];
      readonly houses: readonly {
        readonly house: string;
        readonly role: components['schemas']['Role'];
      }[];
      readonly links: readonly {
        readonly from: components['schemas']['ChainNode'];
        readonly to: components['schemas']['ChainNode'];
        readonly strong: boolean;
      }[];
    };
    readonly Step: {
      readonly technique: string;
      readonly name: string;
      readonly cost: number;
      readonly placements: readonly components['schemas']['Candidate'][];
      readonly eliminations: readonly components['schemas']['Candidate'][];
      readonly summary: string;
      readonly text: string;
      readonly drawing: components['schemas']['Drawing'];
    };
    /** @description As much of a step as a hint's stage tells */
    readonly HintStep: {
      readonly technique: string;
      readonly name: string;
      readonly cost: number;
      readonly placements?: readonly components['schemas']['Candidate'][];
      readonly eliminations?: readonly components['schemas']['Candidate'][];
      readonly summary?: string;
      readonly text?: string;
      readonly drawing?: components['schemas']['Drawing'];
    };
    readonly Hint: {
      /** @enum {string} */
      readonly kind: 'solved' | 'mistake' | 'step' | 'not-learned' | 'stuck';
      readonly stages: readonly string[];
      readonly of: number;
      readonly notes?: {
        readonly text: string;
        readonly put_back: readonly string[];
        readonly stale: readonly string[];
      };
      readonly wrong?: readonly string[];
      readonly move?: number;
      readonly step?: components['schemas']['HintStep'];
    };
    readonly Steps: {
      readonly steps: readonly components['schemas']['Step'][];
    };
    readonly WhyNot: {
      readonly cell: string;
      readonly digit: number;
      /** @enum {string} */
      readonly kind:
        | 'stands-there'
        | 'cell-is-full'
        | 'seen'
        | 'crossed-out'
        | 'steps'
        | 'contradiction'
        | 'possible';
      readonly text: string;
      /** @description With a contradiction: it is there whatever the cell holds */
      readonly already?: boolean;
      readonly steps: readonly components['schemas']['Step'][];
    };
    readonly Techniques: {
      readonly techniques: readonly {
        readonly key: string;
        readonly name: string;
        readonly idea: string;
        readonly assumes_unique: boolean;
      }[];
      readonly profiles: {
        readonly [key: string]: readonly {
          readonly technique: string;
          readonly points: number;
        }[];
      };
    };
    readonly Problem: {
      readonly type: string;
      readonly title: string;
      readonly status: number;
      readonly detail: string;
      readonly code?: string;
      readonly place?: components['schemas']['Place'];
      /** @description initialize: where the board breaks the rules */
      readonly findings?: readonly components['schemas']['Finding'][];
    };
    readonly Player: {
      readonly name: string | null;
      readonly email: string | null;
      readonly anonymous: boolean;
      readonly created: string;
      readonly settings: Record<string, unknown>;
    };
    readonly Score: {
      readonly level: number;
      readonly time: number;
      readonly hints: number;
      readonly mistakes: number;
      readonly total: number;
    };
    readonly GameHead: {
      readonly id: string;
      /** @enum {string} */
      readonly state: 'running' | 'paused' | 'solved' | 'given-up';
      readonly moves: number;
      readonly elapsed_ms: number;
      readonly hints: readonly number[];
      readonly mistakes: number;
      readonly started: string;
      readonly updated: string;
      readonly puzzle: components['schemas']['Puzzle'];
      readonly score: components['schemas']['Score'] | null;
    };
    readonly Game: {
      readonly id: string;
      /** @enum {string} */
      readonly state: 'running' | 'paused' | 'solved' | 'given-up';
      readonly moves: number;
      readonly elapsed_ms: number;
      readonly hints: readonly number[];
      readonly mistakes: number;
      readonly started: string;
      readonly updated: string;
      readonly puzzle: components['schemas']['Puzzle'];
      readonly score: components['schemas']['Score'] | null;
      /** @description elapsed_ms by device */
      readonly clocks: {
        readonly [key: string]: number;
      };
      readonly notes: Record<string, unknown>;
      readonly colours: Record<string, unknown>;
      readonly page: Record<string, unknown> | null;
      readonly board: components['schemas']['State'];
      readonly others?: readonly components['schemas']['Event'][];
      readonly replaced?: readonly string[];
      readonly solution?: components['schemas']['Board'];
      readonly token?: string;
    };
    readonly Progress: {
      readonly technique: string;
      readonly seen: number;
      readonly practised: number;
      readonly found: number;
      readonly cleared: boolean;
      readonly cleared_on: string | null;
      readonly due: string | null;
      readonly token?: string;
    };
    /** @description With Accept: application/x-ndjson. An element of the array on each line */
    readonly Lines: string;
  };
  responses: {
    /** @description The request cannot be meant so: reason and place */
    readonly BadRequest: {
      headers: {
        readonly [name: string]: unknown;
      };
      content: {
        readonly 'application/problem+json': components['schemas']['Problem'];
      };
    };
    /** @description The body has more than 64 KiB */
    readonly TooLarge: {
      headers: {
        readonly [name: string]: unknown;
      };
      content: {
        readonly 'application/problem+json': components['schemas']['Problem'];
      };
    };
    /** @description The document has more than 1 MiB */
    readonly ImportTooLarge: {
      headers: {
        readonly [name: string]: unknown;
      };
      content: {
        readonly 'application/problem+json': components['schemas']['Problem'];
      };
    };
    /** @description Not finished within the time of a request */
    readonly OutOfTime: {
      headers: {
        readonly [name: string]: unknown;
      };
      content: {
        readonly 'application/problem+json': components['schemas']['Problem'];
      };
    };
    /** @description Call initialize first */
    readonly NoSession: {
      headers: {
        readonly [name: string]: unknown;
      };
      content: {
        readonly 'application/problem+json': components['schemas']['Problem'];
      };
    };
    /** @description There is no such puzzle or level */
    readonly UnknownId: {
      headers: {
        readonly [name: string]: unknown;
      };
      content: {
        readonly 'application/problem+json': components['schemas']['Problem'];
      };
    };
    /** @description Nobody is signed in, and no game was started */
    readonly NoPlayer: {
      headers: {
        readonly [name: string]: unknown;
      };
      content: {
        readonly 'application/problem+json': components['schemas']['Problem'];
      };
    };
    /** @description The caller has no such game */
    readonly UnknownGame: {
      headers: {
        readonly [name: string]: unknown;
      };
      content: {
        readonly 'application/problem+json': components['schemas']['Problem'];
      };
    };
    /** @description It cannot be done now: the name is taken, the game is over */
    readonly Conflict: {
      headers: {
        readonly [name: string]: unknown;
      };
      content: {
        readonly 'application/problem+json': components['schemas']['Problem'];
      };
    };
    /** @description The puzzle is stored turned, mirrored or with its digits exchanged; the sentence names its id */
    readonly OtherDress: {
      headers: {
        readonly [name: string]: unknown;
      };
      content: {
        readonly 'application/problem+json': components['schemas']['Problem'];
      };
    };
    /** @description The name or the secret is not right; which of them is not told */
    readonly WrongLogin: {
      headers: {
        readonly [name: string]: unknown;
      };
      content: {
        readonly 'application/problem+json': components['schemas']['Problem'];
      };
    };
    /** @description The password is not right */
    readonly WrongPassword: {
      headers: {
        readonly [name: string]: unknown;
      };
      content: {
        readonly 'application/problem+json': components['schemas']['Problem'];
      };
    };
    /** @description Too many failed attempts; Retry-After says how long to wait */
    readonly TooManyAttempts: {
      headers: {
        readonly [name: string]: unknown;
      };
      content: {
        readonly 'application/problem+json': components['schemas']['Problem'];
      };
    };
  };
  parameters: never;
  requestBodies: never;
  headers: never;
  pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
  readonly initialize: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly requestBody?: {
      readonly content: {
        /**
         * @example {
         *       "board": [
         *         [
         *           5,
         *           3,
         *           0,
         *           0,
         *           7,
         *           0,
         *           0,
         *           0,
         *           0
         *         ],
         *         [
         *           6,
         *           0,
         *           0,
         *           1,
         *           9,
         *           5,
         *           0,
         *           0,
         *           0
         *         ],
         *         [
         *           0,
         *           9,
         *           8,
         *           0,
         *           0,
         *           0,
         *           0,
         *           6,
         *           0
         *         ],
         *         [
         *           8,
         *           0,
         *           0,
         *           0,
         *           6,
         *           0,
         *           0,
         *           0,
         *           3
         *         ],
         *         [
         *           4,
         *           0,
         *           0,
         *           8,
         *           0,
         *           3,
         *           0,
         *           0,
         *           1
         *         ],
         *         [
         *           7,
         *           0,
         *           0,
         *           0,
         *           2,
         *           0,
         *           0,
         *           0,
         *           6
         *         ],
         *         [
         *           0,
         *           6,
         *           0,
         *           0,
         *           0,
         *           0,
         *           2,
         *           8,
         *           0
         *         ],
         *         [
         *           0,
         *           0,
         *           0,
         *           4,
         *           1,
         *           9,
         *           0,
         *           0,
         *           5
         *         ],
         *         [
         *           0,
         *           0,
         *           0,
         *           0,
         *           8,
         *           0,
         *           0,
         *           7,
         *           9
         *         ]
         *       ]
         *     }
         */
        readonly 'application/json':
          | {
              readonly board?: components['schemas']['SentBoard'];
              readonly puzzle?: string;
              readonly id?: string;
              /**
               * @description take a board that breaks the rules; else it is refused with the findings
               * @enum {string}
               */
              readonly allow?: 'conflicts';
            }
          | components['schemas']['SentBoard'];
      };
    };
    readonly responses: {
      /** @description The token of the session, also set as a cookie, and its state */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': {
            readonly session: string;
            readonly state: components['schemas']['State'];
          };
        };
      };
      readonly 400: components['responses']['BadRequest'];
      readonly 404: components['responses']['UnknownId'];
      readonly 413: components['responses']['TooLarge'];
    };
  };
  readonly move: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly requestBody: {
      readonly content: {
        /**
         * @example {
         *       "cell": "r1c3",
         *       "digit": 4
         *     }
         */
        readonly 'application/json': {
          readonly cell: components['schemas']['Cell'];
          readonly digit: number | null;
        };
      };
    };
    readonly responses: {
      /** @description The state afterwards */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['State'];
        };
      };
      readonly 400: components['responses']['BadRequest'];
      readonly 404: components['responses']['NoSession'];
      readonly 413: components['responses']['TooLarge'];
    };
  };
  readonly solveSession: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly requestBody?: {
      readonly content: {
        /**
         * @example {
         *       "engine": "cdcl",
         *       "mode": "steps",
         *       "from": "givens"
         *     }
         */
        readonly 'application/json': {
          /** @enum {string} */
          readonly engine?: 'fast' | 'dfs' | 'mrv' | 'norvig' | 'least' | 'cdcl' | 'logic';
          /** @enum {string} */
          readonly mode?: 'instant' | 'steps';
          /** @enum {string} */
          readonly from?: 'board' | 'givens';
          /**
           * @description cdcl: what it guesses next; default mrv for mode steps, activity for instant
           * @enum {string}
           */
          readonly decide?: 'activity' | 'mrv';
          readonly profile?: components['schemas']['ProfileName'];
          /** @description keys; of the engine logic only, as is profile */
          readonly techniques?: readonly string[];
          readonly budget?: number;
          /**
           * @description events that come with the answer
           * @default 100
           */
          readonly limit?: number;
          readonly inner?: components['schemas']['Inner'];
          /**
           * @description engine logic: singles that are equally easy are one step
           * @default false
           */
          readonly group?: boolean;
          readonly puzzle?: string;
          readonly board?: components['schemas']['SentBoard'];
          /** @description whether the puzzle is stored; said unless this is false */
          readonly known?: boolean;
        };
      };
    };
    readonly responses: {
      /** @description How it ended */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['Solved'];
        };
      };
      readonly 400: components['responses']['BadRequest'];
      readonly 404: components['responses']['NoSession'];
      readonly 413: components['responses']['TooLarge'];
    };
  };
  readonly state: {
    readonly parameters: {
      readonly query?: {
        /** @description after this event; 0: the board as it stands */
        readonly at?: number;
      };
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description The state */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['State'];
        };
      };
      readonly 400: components['responses']['BadRequest'];
      readonly 404: components['responses']['NoSession'];
    };
  };
  readonly solverSteps: {
    readonly parameters: {
      readonly query?: {
        /** @description number of the first */
        readonly from?: number;
        /** @description how many at most */
        readonly limit?: number;
      };
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description Events */
      readonly 200: {
        headers: {
          /** @description RFC 8288: rel="next" and rel="prev" */
          readonly Link?: string;
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/x-ndjson': components['schemas']['Lines'];
          readonly 'application/json': readonly components['schemas']['Event'][];
        };
      };
      readonly 400: components['responses']['BadRequest'];
      readonly 404: components['responses']['NoSession'];
    };
  };
  readonly conflicts: {
    readonly parameters: {
      readonly query?: {
        /** @description number of the first */
        readonly from?: number;
        /** @description how many at most */
        readonly limit?: number;
      };
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description Conflicts */
      readonly 200: {
        headers: {
          /** @description RFC 8288: rel="next" and rel="prev" */
          readonly Link?: string;
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/x-ndjson': components['schemas']['Lines'];
          readonly 'application/json': readonly components['schemas']['Conflict'][];
        };
      };
      readonly 400: components['responses']['BadRequest'];
      readonly 404: components['responses']['NoSession'];
    };
  };
  readonly puzzles: {
    readonly parameters: {
      readonly query?: {
        /** @description the id of the last one seen; the Link header has it */
        readonly after?: string;
        /** @description how many at most; with watch all unless it is given */
        readonly limit?: number;
        /** @description only what is worth watching this engine at, best first */
        readonly watch?: 'dfs' | 'mrv' | 'norvig' | 'least' | 'cdcl' | 'logic';
      };
      readonly header?: never;
      readonly path: {
        /**
         * @description the level, in any case, with a space, hyphen or underscore; medium is normal
         * @example hard
         */
        readonly difficulty:
          'very-easy' | 'easy' | 'normal' | 'medium' | 'hard' | 'very-hard' | 'extreme';
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description Puzzles */
      readonly 200: {
        headers: {
          /** @description RFC 8288: rel="next" */
          readonly Link?: string;
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/x-ndjson': components['schemas']['Lines'];
          readonly 'application/json': readonly components['schemas']['Puzzle'][];
        };
      };
      readonly 400: components['responses']['BadRequest'];
      readonly 404: components['responses']['UnknownId'];
    };
  };
  readonly puzzle: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path: {
        /**
         * @description as in the lists
         * @example ID
         */
        readonly id: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description The puzzle */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['PuzzleWithBoard'];
        };
      };
      readonly 404: components['responses']['UnknownId'];
    };
  };
  readonly check: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly requestBody: {
      readonly content: {
        /**
         * @example {
         *       "puzzle": "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
         *       "minimal": true
         *     }
         */
        readonly 'application/json': {
          readonly puzzle: string;
          readonly minimal?: boolean;
        };
      };
    };
    readonly responses: {
      /** @description Standing and findings, also for a text that is no puzzle */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['Check'];
        };
      };
      readonly 400: components['responses']['BadRequest'];
      readonly 413: components['responses']['TooLarge'];
    };
  };
  readonly solve: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly requestBody: {
      readonly content: {
        /**
         * @example {
         *       "puzzle": "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
         *       "engine": "norvig",
         *       "mode": "steps"
         *     }
         */
        readonly 'application/json': {
          /** @enum {string} */
          readonly engine?: 'fast' | 'dfs' | 'mrv' | 'norvig' | 'least' | 'cdcl' | 'logic';
          /** @enum {string} */
          readonly mode?: 'instant' | 'steps';
          /** @enum {string} */
          readonly from?: 'board' | 'givens';
          /**
           * @description cdcl: what it guesses next; default mrv for mode steps, activity for instant
           * @enum {string}
           */
          readonly decide?: 'activity' | 'mrv';
          readonly profile?: components['schemas']['ProfileName'];
          /** @description keys; of the engine logic only, as is profile */
          readonly techniques?: readonly string[];
          readonly budget?: number;
          /**
           * @description events that come with the answer
           * @default 100
           */
          readonly limit?: number;
          readonly inner?: components['schemas']['Inner'];
          /**
           * @description engine logic: singles that are equally easy are one step
           * @default false
           */
          readonly group?: boolean;
          readonly puzzle?: string;
          readonly board?: components['schemas']['SentBoard'];
          /** @description also say whether the puzzle is stored; it takes longer, since the database is asked */
          readonly known?: boolean;
        };
      };
    };
    readonly responses: {
      /** @description How it ended */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['Solved'];
        };
      };
      readonly 400: components['responses']['BadRequest'];
      readonly 413: components['responses']['TooLarge'];
    };
  };
  readonly count: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly requestBody: {
      readonly content: {
        /**
         * @example {
         *       "puzzle": "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
         *       "limit": 10
         *     }
         */
        readonly 'application/json': {
          readonly puzzle: string;
          /** @default 2 */
          readonly limit?: number;
        };
      };
    };
    readonly responses: {
      /** @description The number; exact when complete */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': {
            readonly solutions: number;
            readonly complete: boolean;
            readonly solution: string | null;
          };
        };
      };
      readonly 400: components['responses']['BadRequest'];
      readonly 413: components['responses']['TooLarge'];
    };
  };
  readonly convert: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly requestBody: {
      readonly content: {
        /**
         * @example {
         *       "puzzle": "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
         *       "to": "framed"
         *     }
         */
        readonly 'application/json': {
          readonly puzzle: string;
          /** @enum {string} */
          readonly from?:
            | 'line'
            | 'grid'
            | 'framed'
            | 'pencilmarks'
            | 'sdm'
            | 'sdk'
            | 'ss'
            | 'opensudoku'
            | 'hodoku'
            | 'json'
            | 'candidates'
            | 'mixed'
            | 'squares';
          /** @enum {string} */
          readonly to?:
            | 'line'
            | 'grid'
            | 'framed'
            | 'pencilmarks'
            | 'sdm'
            | 'sdk'
            | 'ss'
            | 'opensudoku'
            | 'hodoku'
            | 'json'
            | 'candidates'
            | 'mixed'
            | 'squares';
        };
      };
    };
    readonly responses: {
      /** @description The text */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': {
            readonly text: string;
            /** @enum {string} */
            readonly format:
              | 'line'
              | 'grid'
              | 'framed'
              | 'pencilmarks'
              | 'sdm'
              | 'sdk'
              | 'ss'
              | 'opensudoku'
              | 'hodoku'
              | 'json'
              | 'candidates'
              | 'mixed'
              | 'squares';
          };
        };
      };
      readonly 400: components['responses']['BadRequest'];
      readonly 413: components['responses']['TooLarge'];
    };
  };
  readonly rate: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly requestBody: {
      readonly content: {
        /**
         * @example {
         *       "puzzle": "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
         *       "profile": "standard"
         *     }
         */
        readonly 'application/json': {
          readonly puzzle?: string;
          readonly board?: components['schemas']['Board'];
          readonly profile?: components['schemas']['ProfileName'];
        };
      };
    };
    readonly responses: {
      /** @description The rating card */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['RatingCard'];
        };
      };
      readonly 400: components['responses']['BadRequest'];
      readonly 413: components['responses']['TooLarge'];
      readonly 503: components['responses']['OutOfTime'];
    };
  };
  readonly generate: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly requestBody?: {
      readonly content: {
        /**
         * @example {
         *       "level": "hard",
         *       "givens": "24-28",
         *       "symmetry": "rot180",
         *       "count": 2,
         *       "seed": 7
         *     }
         */
        readonly 'application/json': {
          /** @enum {string} */
          readonly level?:
            'very-easy' | 'easy' | 'normal' | 'medium' | 'hard' | 'very-hard' | 'extreme';
          /** @description The hardest technique fits the level too; true when not given, where the level is all that is said of how hard the puzzles are and the method is own */
          readonly band?: boolean;
          readonly difficulty?: components['schemas']['Range'];
          readonly givens?: components['schemas']['Range'];
          readonly score?: components['schemas']['Range'];
          /**
           * @description The words after the fifth are read as the first five
           * @enum {string}
           */
          readonly score_level?:
            | 'gentle'
            | 'moderate'
            | 'tricky'
            | 'tough'
            | 'fiendish'
            | 'easy'
            | 'medium'
            | 'hard'
            | 'unfair'
            | 'extreme';
          /** @description true: no given can be left out; false: some can */
          readonly minimal?: boolean;
          /** @enum {string} */
          readonly symmetry?:
            | 'none'
            | 'rot180'
            | 'rot90'
            | 'horizontal'
            | 'vertical'
            | 'diagonal'
            | 'anti-diagonal'
            | 'full';
          /** @description Exactly these givens: 81 characters, . for a cell that stays empty */
          readonly pattern?: string;
          /** @description By the techniques of the profile */
          readonly solvable?: boolean;
          readonly allow?: components['schemas']['TechniquesOrGroups'];
          readonly forbid?: components['schemas']['TechniquesOrGroups'];
          readonly beyond?: components['schemas']['TechniquesOrGroups'];
          /** @description Keys of techniques */
          readonly require?: readonly string[];
          /** @description Key of a technique: every other step is easier */
          readonly only_hard?: string;
          /** @description Key of a technique: positions where it is the move */
          readonly practice?: string;
          readonly profile?: components['schemas']['ProfileName'];
          readonly uniform_grids?: boolean;
          /** @default 1 */
          readonly count?: number;
          /** @description the same gives the same puzzles; without it, by chance */
          readonly seed?: number;
          /** @description attempts without a new puzzle; 200000 when not given, 1 for published */
          readonly budget?: number;
          /**
           * @default own
           * @enum {string}
           */
          readonly method?: 'own' | 'published';
          /**
           * @description of the published method
           * @default 200
           */
          readonly rounds?: number;
        };
      };
    };
    readonly responses: {
      /** @description The puzzles, and how it ended */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/x-ndjson': string;
          readonly 'application/json': {
            readonly puzzles: readonly components['schemas']['GeneratedPuzzle'][];
            readonly attempts: number;
            /** @description as wished, but made before in this answer */
            readonly repeated: number;
            readonly seed: number;
            /**
             * @description budget, time: there are fewer puzzles than asked for
             * @enum {string}
             */
            readonly ended: 'complete' | 'budget' | 'time';
          };
        };
      };
      readonly 400: components['responses']['BadRequest'];
      readonly 413: components['responses']['TooLarge'];
    };
  };
  readonly hint: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly requestBody: {
      readonly content: {
        /**
         * @example {
         *       "puzzle": "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
         *       "entries": [
         *         {
         *           "cell": "r1c3",
         *           "digit": 4
         *         },
         *         {
         *           "cell": "r1c4",
         *           "digit": 6
         *         }
         *       ],
         *       "notes": {
         *         "r1c6": [
         *           2,
         *           6,
         *           8
         *         ]
         *       },
         *       "stage": 3
         *     }
         */
        readonly 'application/json': {
          readonly puzzle?: string;
          readonly board?: components['schemas']['Board'];
          readonly entries?: components['schemas']['Entries'];
          readonly notes?: components['schemas']['Notes'];
          readonly notes_are?: components['schemas']['NotesAre'];
          readonly crossed_out?: components['schemas']['Entries'];
          readonly profile?: components['schemas']['ProfileName'];
          readonly known?: readonly string[];
          readonly stage?: number;
        };
      };
    };
    readonly responses: {
      /** @description The stages up to the one asked for; the pattern from 3 on, the effect at 4 */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['Hint'];
        };
      };
      readonly 400: components['responses']['BadRequest'];
      readonly 413: components['responses']['TooLarge'];
    };
  };
  readonly steps: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly requestBody: {
      readonly content: {
        /**
         * @example {
         *       "puzzle": "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
         *       "in": "b5",
         *       "limit": 10
         *     }
         */
        readonly 'application/json': {
          readonly puzzle?: string;
          readonly board?: components['schemas']['Board'];
          readonly entries?: components['schemas']['Entries'];
          readonly notes?: components['schemas']['Notes'];
          readonly notes_are?: components['schemas']['NotesAre'];
          readonly crossed_out?: components['schemas']['Entries'];
          readonly profile?: components['schemas']['ProfileName'];
          readonly known?: readonly string[];
          readonly inner?: components['schemas']['Inner'];
          readonly in?: string;
          readonly technique?: string;
          /** @default 200 */
          readonly limit?: number;
        };
      };
    };
    readonly responses: {
      /** @description The steps */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['Steps'];
        };
      };
      readonly 400: components['responses']['BadRequest'];
      readonly 413: components['responses']['TooLarge'];
    };
  };
  readonly whyNot: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly requestBody: {
      readonly content: {
        /**
         * @example {
         *       "puzzle": "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
         *       "cell": "r1c3",
         *       "digit": 1
         *     }
         */
        readonly 'application/json': {
          readonly puzzle?: string;
          readonly board?: components['schemas']['Board'];
          readonly entries?: components['schemas']['Entries'];
          readonly notes?: components['schemas']['Notes'];
          readonly notes_are?: components['schemas']['NotesAre'];
          readonly crossed_out?: components['schemas']['Entries'];
          readonly profile?: components['schemas']['ProfileName'];
          readonly known?: readonly string[];
          readonly cell: string;
          readonly digit: number;
        };
      };
    };
    readonly responses: {
      /** @description The reason, with the steps that lead to it */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['WhyNot'];
        };
      };
      readonly 400: components['responses']['BadRequest'];
      readonly 413: components['responses']['TooLarge'];
    };
  };
  readonly techniques: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description Techniques and profiles */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['Techniques'];
        };
      };
    };
  };
  readonly engines: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description Engines */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/x-ndjson': components['schemas']['Lines'];
          readonly 'application/json': readonly {
            /** @enum {string} */
            readonly name: 'fast' | 'dfs' | 'mrv' | 'norvig' | 'least' | 'cdcl' | 'logic';
            readonly description: string;
            readonly steps: boolean;
          }[];
        };
      };
    };
  };
  readonly openapi: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description OpenAPI 3.1 */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': Record<string, unknown>;
        };
      };
    };
  };
  readonly health: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description It does */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': {
            /** @constant */
            readonly status: 'ok';
          };
        };
      };
    };
  };
  readonly daily: {
    readonly parameters: {
      readonly query?: {
        /** @description a day like 2026-11-30, at most a year ago; today, if left out */
        readonly date?: string;
      };
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description The puzzle */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': {
            readonly id: string;
            readonly title: string;
            readonly level:
              ('very-easy' | 'easy' | 'normal' | 'hard' | 'very-hard' | 'extreme') | null;
            readonly difficulty: number | null;
            readonly givens: number;
            readonly own: boolean;
            readonly preview: string;
            readonly board: components['schemas']['Board'];
            readonly date: string;
          };
        };
      };
      readonly 400: components['responses']['BadRequest'];
      /** @description The day has not come yet */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  readonly games: {
    readonly parameters: {
      readonly query?: {
        /** @description only games with this puzzle */
        readonly puzzle?: string;
        /** @description how many at most */
        readonly limit?: number;
        /** @description from the Link header */
        readonly before?: string;
        /** @description from the Link header */
        readonly updated?: number;
      };
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description Games */
      readonly 200: {
        headers: {
          /** @description RFC 8288: rel="next" */
          readonly Link?: string;
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/x-ndjson': components['schemas']['Lines'];
          readonly 'application/json': readonly components['schemas']['GameHead'][];
        };
      };
      readonly 400: components['responses']['BadRequest'];
      readonly 401: components['responses']['NoPlayer'];
    };
  };
  readonly startGame: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly requestBody?: {
      readonly content: {
        /**
         * @example {
         *       "level": "hard"
         *     }
         */
        readonly 'application/json': {
          readonly level?: string;
          readonly id?: string;
          readonly puzzle?: string;
          /** @description tell the token instead of setting a cookie */
          readonly bearer?: boolean;
        };
      };
    };
    readonly responses: {
      /** @description The game */
      readonly 201: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['Game'];
        };
      };
      readonly 400: components['responses']['BadRequest'];
      readonly 404: components['responses']['UnknownId'];
      readonly 409: components['responses']['OtherDress'];
      readonly 413: components['responses']['TooLarge'];
      readonly 503: components['responses']['OutOfTime'];
    };
  };
  readonly game: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path: {
        /**
         * @description of the game
         * @example GAME
         */
        readonly id: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description The game */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['Game'];
        };
      };
      readonly 404: components['responses']['UnknownGame'];
    };
  };
  readonly gameMoves: {
    readonly parameters: {
      readonly query?: {
        /** @description number of the first */
        readonly from?: number;
        /** @description how many at most */
        readonly limit?: number;
      };
      readonly header?: never;
      readonly path: {
        /**
         * @description of the game
         * @example GAME
         */
        readonly id: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description Events */
      readonly 200: {
        headers: {
          /** @description RFC 8288: rel="next" and rel="prev" */
          readonly Link?: string;
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/x-ndjson': components['schemas']['Lines'];
          readonly 'application/json': readonly components['schemas']['Event'][];
        };
      };
      readonly 400: components['responses']['BadRequest'];
      readonly 404: components['responses']['UnknownGame'];
    };
  };
  readonly addMoves: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path: {
        /**
         * @description of the game
         * @example GAME
         */
        readonly id: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody?: {
      readonly content: {
        /**
         * @example {
         *       "moves": [
         *         {
         *           "kind": "pause"
         *         },
         *         {
         *           "kind": "resume"
         *         }
         *       ],
         *       "elapsed_ms": 12000
         *     }
         */
        readonly 'application/json': {
          readonly moves?: readonly {
            /** @enum {string} */
            readonly kind:
              'place' | 'note' | 'colour' | 'undo' | 'redo' | 'hint' | 'pause' | 'resume';
            readonly cell?: string;
            readonly digit?: number | null;
            readonly colour?: number;
            /** @description of a hint that was taken */
            readonly stage?: number;
          }[];
          /** @description how many moves the sender knew; all, if left out */
          readonly after?: number;
          /** @description a name for these moves; sent again, they are not made again */
          readonly batch?: string;
          /** @description a name for the sender's device, up to 100 bytes; without it: the device of no name */
          readonly device?: string;
          /** @description how long the game was played on this device, in all; the game's time is the sum over devices */
          readonly elapsed_ms?: number;
          /** @description whatever the page wants to keep */
          readonly page?: Record<string, unknown>;
        };
      };
    };
    readonly responses: {
      /** @description The game afterwards */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['Game'];
        };
      };
      readonly 400: components['responses']['BadRequest'];
      readonly 404: components['responses']['UnknownGame'];
      readonly 409: components['responses']['Conflict'];
      readonly 413: components['responses']['TooLarge'];
    };
  };
  readonly checkGame: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path: {
        /**
         * @description of the game
         * @example GAME
         */
        readonly id: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody?: {
      readonly content: {
        /** @example {} */
        readonly 'application/json': Record<string, unknown>;
      };
    };
    readonly responses: {
      /** @description The wrong cells */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': {
            readonly wrong: readonly string[];
            readonly first_wrong_move: number | null;
            readonly left: number;
          };
        };
      };
      readonly 404: components['responses']['UnknownGame'];
    };
  };
  readonly gameHint: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path: {
        /**
         * @description of the game
         * @example GAME
         */
        readonly id: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody?: {
      readonly content: {
        /**
         * @example {
         *       "stage": 2
         *     }
         */
        readonly 'application/json': {
          readonly stage?: number;
          readonly notes?: components['schemas']['Notes'];
          readonly notes_are?: components['schemas']['NotesAre'];
          readonly crossed_out?: components['schemas']['Entries'];
          readonly profile?: string;
          readonly known?: readonly string[];
        };
      };
    };
    readonly responses: {
      /** @description The hint */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['Hint'];
        };
      };
      readonly 400: components['responses']['BadRequest'];
      readonly 404: components['responses']['UnknownGame'];
      readonly 413: components['responses']['TooLarge'];
    };
  };
  readonly finishGame: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path: {
        /**
         * @description of the game
         * @example GAME
         */
        readonly id: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody?: {
      readonly content: {
        /**
         * @example {
         *       "give_up": true
         *     }
         */
        readonly 'application/json': {
          readonly give_up?: boolean;
        };
      };
    };
    readonly responses: {
      /** @description The game, with its solution */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['Game'];
        };
      };
      readonly 400: components['responses']['BadRequest'];
      readonly 404: components['responses']['UnknownGame'];
      readonly 409: components['responses']['Conflict'];
      readonly 413: components['responses']['TooLarge'];
    };
  };
  readonly register: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly requestBody: {
      readonly content: {
        /**
         * @example {
         *       "name": "Ada",
         *       "password": "correct horse"
         *     }
         */
        readonly 'application/json': {
          readonly name: string;
          readonly password: string;
          readonly email?: string | null;
          /** @description tell the token instead of setting a cookie */
          readonly bearer?: boolean;
        };
      };
    };
    readonly responses: {
      /** @description The account, and codes that open it once each when the password is lost */
      readonly 201: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': {
            readonly player: components['schemas']['Player'];
            readonly recovery_codes: readonly string[];
            readonly token?: string;
          };
        };
      };
      readonly 400: components['responses']['BadRequest'];
      readonly 409: components['responses']['Conflict'];
      readonly 413: components['responses']['TooLarge'];
    };
  };
  readonly login: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly requestBody: {
      readonly content: {
        /**
         * @example {
         *       "name": "Ada",
         *       "password": "correct horse"
         *     }
         */
        readonly 'application/json': {
          readonly name: string;
          readonly password: string;
          /** @description tell the token instead of setting a cookie */
          readonly bearer?: boolean;
        };
      };
    };
    readonly responses: {
      /** @description Who it is */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': {
            readonly player: components['schemas']['Player'];
            readonly token?: string;
          };
        };
      };
      readonly 400: components['responses']['BadRequest'];
      readonly 401: components['responses']['WrongLogin'];
      readonly 413: components['responses']['TooLarge'];
      readonly 429: components['responses']['TooManyAttempts'];
    };
  };
  readonly logout: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly requestBody?: {
      readonly content: {
        /** @example {} */
        readonly 'application/json': Record<string, unknown>;
      };
    };
    readonly responses: {
      /** @description Done */
      readonly 204: {
        headers: {
          readonly [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  readonly logoutEverywhere: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly requestBody?: {
      readonly content: {
        /** @example {} */
        readonly 'application/json': Record<string, unknown>;
      };
    };
    readonly responses: {
      /** @description Done */
      readonly 204: {
        headers: {
          readonly [name: string]: unknown;
        };
        content?: never;
      };
      readonly 401: components['responses']['NoPlayer'];
    };
  };
  readonly changePassword: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly requestBody: {
      readonly content: {
        /**
         * @example {
         *       "old": "correct horse",
         *       "new": "correct horse"
         *     }
         */
        readonly 'application/json': {
          readonly old: string;
          readonly new: string;
          /** @description tell the token instead of setting a cookie */
          readonly bearer?: boolean;
        };
      };
    };
    readonly responses: {
      /** @description Who it is */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': {
            readonly player: components['schemas']['Player'];
            readonly token?: string;
          };
        };
      };
      readonly 400: components['responses']['BadRequest'];
      readonly 401: components['responses']['NoPlayer'];
      readonly 403: components['responses']['WrongPassword'];
      readonly 413: components['responses']['TooLarge'];
      readonly 429: components['responses']['TooManyAttempts'];
    };
  };
  readonly recover: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly requestBody: {
      readonly content: {
        /**
         * @example {
         *       "name": "Ada",
         *       "code": "CODE",
         *       "new": "correct horse"
         *     }
         */
        readonly 'application/json': {
          readonly name: string;
          readonly code: string;
          readonly new: string;
          /** @description tell the token instead of setting a cookie */
          readonly bearer?: boolean;
        };
      };
    };
    readonly responses: {
      /** @description Who it is */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': {
            readonly player: components['schemas']['Player'];
            readonly token?: string;
          };
        };
      };
      readonly 400: components['responses']['BadRequest'];
      readonly 401: components['responses']['WrongLogin'];
      readonly 413: components['responses']['TooLarge'];
      readonly 429: components['responses']['TooManyAttempts'];
    };
  };
  readonly recoveryCodes: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly requestBody: {
      readonly content: {
        /**
         * @example {
         *       "password": "correct horse"
         *     }
         */
        readonly 'application/json': {
          readonly password: string;
        };
      };
    };
    readonly responses: {
      /** @description Codes */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': {
            readonly recovery_codes: readonly string[];
          };
        };
      };
      readonly 400: components['responses']['BadRequest'];
      readonly 401: components['responses']['NoPlayer'];
      readonly 403: components['responses']['WrongPassword'];
      readonly 413: components['responses']['TooLarge'];
      readonly 429: components['responses']['TooManyAttempts'];
    };
  };
  readonly me: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description The player */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['Player'];
        };
      };
      readonly 401: components['responses']['NoPlayer'];
    };
  };
  readonly deleteMe: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly requestBody?: {
      readonly content: {
        /**
         * @example {
         *       "password": "correct horse"
         *     }
         */
        readonly 'application/json': {
          readonly password?: string;
        };
      };
    };
    readonly responses: {
      /** @description Done */
      readonly 204: {
        headers: {
          readonly [name: string]: unknown;
        };
        content?: never;
      };
      readonly 400: components['responses']['BadRequest'];
      readonly 401: components['responses']['NoPlayer'];
      readonly 403: components['responses']['WrongPassword'];
      readonly 413: components['responses']['TooLarge'];
      readonly 429: components['responses']['TooManyAttempts'];
    };
  };
  readonly settings: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly requestBody: {
      readonly content: {
        /**
         * @example {
         *       "settings": {
         *         "theme": "dark"
         *       }
         *     }
         */
        readonly 'application/json': {
          readonly settings: Record<string, unknown>;
        };
      };
    };
    readonly responses: {
      /** @description The player */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['Player'];
        };
      };
      readonly 400: components['responses']['BadRequest'];
      readonly 401: components['responses']['NoPlayer'];
      readonly 413: components['responses']['TooLarge'];
    };
  };
  readonly statistics: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description Statistics */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': {
            readonly solved: number;
            readonly total_score: number;
            readonly streak: {
              readonly current: number;
              readonly longest: number;
            };
            readonly levels: readonly {
              readonly level: string | null;
              readonly solved: number;
              /** @description of the solved ones; best and average are of these, null where there are none */
              readonly without_hints: number;
              readonly best_seconds: number | null;
              readonly average_seconds: number | null;
              readonly best_score: number;
              readonly total_score: number;
              readonly streak: {
                readonly current: number;
                readonly longest: number;
              };
            }[];
          };
        };
      };
      readonly 401: components['responses']['NoPlayer'];
    };
  };
  readonly progress: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description Techniques */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/x-ndjson': components['schemas']['Lines'];
          readonly 'application/json': readonly components['schemas']['Progress'][];
        };
      };
      readonly 401: components['responses']['NoPlayer'];
    };
  };
  readonly saved: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description Puzzles */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/x-ndjson': components['schemas']['Lines'];
          readonly 'application/json': readonly {
            readonly title: string;
            readonly saved: string;
            readonly puzzle: components['schemas']['Puzzle'];
          }[];
        };
      };
      readonly 401: components['responses']['NoPlayer'];
    };
  };
  readonly save: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly requestBody?: {
      readonly content: {
        /**
         * @example {
         *       "puzzle": "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9",
         *       "title": "A hard one"
         *     }
         */
        readonly 'application/json': {
          readonly id?: string;
          readonly puzzle?: string;
          readonly title?: string;
        };
      };
    };
    readonly responses: {
      /** @description The puzzle */
      readonly 201: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['Puzzle'];
        };
      };
      readonly 400: components['responses']['BadRequest'];
      readonly 401: components['responses']['NoPlayer'];
      readonly 404: components['responses']['UnknownId'];
      readonly 409: components['responses']['OtherDress'];
      readonly 413: components['responses']['TooLarge'];
      readonly 503: components['responses']['OutOfTime'];
    };
  };
  readonly forget: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path: {
        /**
         * @description of the puzzle
         * @example SAVED
         */
        readonly id: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description Done */
      readonly 204: {
        headers: {
          readonly [name: string]: unknown;
        };
        content?: never;
      };
      readonly 401: components['responses']['NoPlayer'];
      readonly 404: components['responses']['UnknownId'];
    };
  };
  readonly export: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description The document */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': Record<string, unknown>;
        };
      };
      readonly 401: components['responses']['NoPlayer'];
    };
  };
  readonly import: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly requestBody: {
      readonly content: {
        /**
         * @example {
         *       "nonet": 1,
         *       "player": {
         *         "settings": {}
         *       },
         *       "games": [],
         *       "saved": []
         *     }
         */
        readonly 'application/json': Record<string, unknown>;
      };
    };
    readonly responses: {
      /** @description What was new */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': {
            readonly games: number;
            readonly saved: number;
            /** @description games that were here already */
            readonly known: number;
            /** @description games and saved puzzles left out, since the puzzle is stored here turned, mirrored or with its digits exchanged */
            readonly other_dress: number;
          };
        };
      };
      readonly 400: components['responses']['BadRequest'];
      readonly 401: components['responses']['NoPlayer'];
      readonly 413: components['responses']['ImportTooLarge'];
      readonly 503: components['responses']['OutOfTime'];
    };
  };
  readonly technique: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path: {
        /**
         * @description of GET /api/techniques
         * @example x-wing
         */
        readonly key: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description The technique */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': {
            readonly key: string;
            readonly name: string;
            readonly idea: string;
            readonly assumes_unique: boolean;
            readonly page: string;
            readonly positions: number;
          };
        };
      };
      readonly 404: components['responses']['UnknownId'];
    };
  };
  readonly practice: {
    readonly parameters: {
      readonly query?: {
        /** @description how many at most */
        readonly limit?: number;
      };
      readonly header?: never;
      readonly path: {
        /**
         * @description of GET /api/techniques
         * @example x-wing
         */
        readonly key: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description Positions */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': {
            readonly technique: string;
            readonly positions: readonly {
              readonly id: string;
              readonly puzzle: string;
              readonly board: string;
              readonly candidates: string;
              readonly line: string;
            }[];
          };
        };
      };
      readonly 400: components['responses']['BadRequest'];
      readonly 404: components['responses']['UnknownId'];
    };
  };
  readonly attempt: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path: {
        /**
         * @description of GET /api/techniques
         * @example x-wing
         */
        readonly key: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody: {
      readonly content: {
        /**
         * @example {
         *       "id": "POSITION",
         *       "correct": true
         *     }
         */
        readonly 'application/json': {
          readonly id: string;
          readonly correct: boolean;
          readonly hinted?: boolean;
          /** @description a test of the technique was passed with this attempt: it counts as cleared */
          readonly passed?: boolean;
          /** @description tell the token instead of setting a cookie */
          readonly bearer?: boolean;
        };
      };
    };
    readonly responses: {
      /** @description The progress */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['Progress'];
        };
      };
      readonly 400: components['responses']['BadRequest'];
      readonly 404: components['responses']['UnknownId'];
      readonly 413: components['responses']['TooLarge'];
    };
  };
}
