/** A house as a rectangle on a board whose cells are 100 wide. */
export function houseShape(house: number): { x: number; y: number; width: number; height: number } {
  const n = house % 9;
  if (house < 9) return { x: 0, y: n * 100, width: 900, height: 100 };
  if (house < 18) return { x: n * 100, y: 0, width: 100, height: 900 };
  return { x: (n % 3) * 300, y: Math.floor(n / 3) * 300, width: 300, height: 300 };
}
