// What the printer gets; the screen never shows it. The puzzles come first, the solutions at the end.
import { parseLine } from '../../model/board/board';
import { plainCell, printed, type CellView } from '../../model/board/cells';
import type { Digits } from '../../model/board/board';
import { Picture } from '../board/Picture';
import './print.css';

export interface PrintedPuzzle {
  readonly title: string;
  readonly givens: Digits;
  readonly solution: string | null;
}
export const PER_PAGE = [1, 2, 4, 6] as const;
export type PerPage = (typeof PER_PAGE)[number];

interface PrintSheetProps {
  readonly puzzles: readonly PrintedPuzzle[];
  readonly perPage: PerPage;
  readonly solutions: boolean;
}

const SOLUTIONS_A_PAGE = 12;

export function PrintSheet({ puzzles, perPage, solutions }: PrintSheetProps) {
  const solved = solutions ? puzzles.filter(({ solution }) => solution !== null) : [];
  return (
    <div class="print-sheet" aria-hidden="true">
      {pagesOf(puzzles, perPage).map((page, i) => (
        <div key={i} class={`print-page per-${perPage}`}>
          {page.map((puzzle, j) => (
            <figure key={j}>
              <figcaption>
                <b>{i * perPage + j + 1}</b> {puzzle.title}
              </figcaption>
              <Picture label={puzzle.title} cells={printed(puzzle.givens)} />
            </figure>
          ))}
        </div>
      ))}
      {pagesOf(solved, SOLUTIONS_A_PAGE).map((page, i) => (
        <div key={`s${i}`} class="print-page per-12">
          <p class="print-title">Solutions</p>
          {page.map((puzzle) => (
            <figure key={puzzle.solution}>
              <figcaption>
                <b>{puzzles.indexOf(puzzle) + 1}</b>
              </figcaption>
              <Picture label="Solution" cells={solvedCells(puzzle)} />
            </figure>
          ))}
        </div>
      ))}
    </div>
  );
}

function pagesOf<T>(list: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(list.length / size) }, (_, i) =>
    list.slice(i * size, (i + 1) * size),
  );
}

const solvedCells = ({ givens, solution }: PrintedPuzzle): CellView[] =>
  (parseLine(solution ?? '') ?? givens).map((digit, i) =>
    plainCell(digit, givens[i] ? 'given' : 'placed'),
  );
