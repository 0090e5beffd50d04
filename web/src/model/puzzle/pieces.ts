/** The puzzles of a text with one on each line; a text of another kind is one piece. */
export function piecesOf(text: string): readonly string[] {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));
  return lines.length > 1 && lines.every((line) => line.length >= 81) ? lines : [text];
}
