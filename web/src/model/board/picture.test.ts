import { expect, it } from 'vitest';
import { EMPTY } from './board';
import { plainCell, printed } from './cells';
import { strokesOf, toSvg } from './picture';

const cells = printed(EMPTY).map((cell, i) =>
  i === 0 ? plainCell(5, 'given') : i === 80 ? plainCell(0, 'placed', 0b101) : cell,
);

it('draws digits where they stand and notes in their corners', () => {
  const texts = strokesOf(cells).filter((stroke) => stroke.kind === 'text');
  expect(texts.map(({ text, x, y }) => [text, x, y])).toEqual([
    ['5', 50, 71],
    ['1', 820, 829],
    ['3', 880, 829],
  ]);
});

it('makes a file that stands alone, whatever its title', () => {
  const svg = toSvg(cells, 'A & <b>');
  expect(svg).toContain('<title>A &amp; &lt;b></title>');
  expect(svg).toContain('>5</text>');
  expect(svg).not.toContain('var(');
});
