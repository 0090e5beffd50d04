/** A house as a rectangle on a board whose cells are 100 wide. */
export function houseShape(house: number): { x: number; y: number; width: number; height: number } {
  const n = house % 9;
  if (house < 9) return { x: 0, y: n * 100, width: 900, height: 100 };
  if (house < 18) return { x: n * 100, y: 0, width: 100, height: 900 };
  return { x: (n % 3) * 300, y: Math.floor(n / 3) * 300, width: 300, height: 300 };
}

/** Round each group of selected cells, where it borders on others. */
export function outline(cells: readonly number[]): string {
  const chosen = new Set(cells);
  const has = (row: number, column: number): boolean =>
    row >= 0 && row < 9 && column >= 0 && column < 9 && chosen.has(row * 9 + column);
  return cells
    .map((cell) => {
      const [row, column] = [Math.floor(cell / 9), cell % 9];
      const [x, y] = [column * 100, row * 100];
      return [
        has(row - 1, column) ? '' : `M${x} ${y + 4}h100`,
        has(row + 1, column) ? '' : `M${x} ${y + 96}h100`,
        has(row, column - 1) ? '' : `M${x + 4} ${y}v100`,
        has(row, column + 1) ? '' : `M${x + 96} ${y}v100`,
      ].join('');
    })
    .join('');
}

// A shape for each colour, for eyes that do not tell them apart: disc, square, triangle, diamond,
// hexagon, cross.
const CORNERS: readonly (readonly [number, number])[][] = [
  [],
  Array.from({ length: 16 }, (_, i) => [Math.cos((i * Math.PI) / 8), Math.sin((i * Math.PI) / 8)]),
  [
    [-0.9, -0.9],
    [0.9, -0.9],
    [0.9, 0.9],
    [-0.9, 0.9],
  ],
  [
    [0, -1.15],
    [1.15, 0.9],
    [-1.15, 0.9],
  ],
  [
    [0, -1.2],
    [1.2, 0],
    [0, 1.2],
    [-1.2, 0],
  ],
  Array.from({ length: 6 }, (_, i) => [
    1.1 * Math.cos((i * Math.PI) / 3),
    1.1 * Math.sin((i * Math.PI) / 3),
  ]),
  [
    [-1.1, -0.5],
    [-0.5, -0.5],
    [-0.5, -1.1],
    [0.5, -1.1],
    [0.5, -0.5],
    [1.1, -0.5],
    [1.1, 0.5],
    [0.5, 0.5],
    [0.5, 1.1],
    [-0.5, 1.1],
    [-0.5, 0.5],
    [-1.1, 0.5],
  ],
];

/** The shape of a colour around the origin. */
export const signShape = (colour: number, radius: number): string =>
  `M${CORNERS[colour]!.map(([x, y]) => `${(x * radius).toFixed(1)} ${(y * radius).toFixed(1)}`).join('L')}Z`;
