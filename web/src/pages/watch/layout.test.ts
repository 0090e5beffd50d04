import { describe, expect, it } from 'vitest';
import { CLASH, type GraphNode, type Implication } from '../../model/watch/implication';
import type { TreeNode } from '../../model/watch/searchTree';
import { layGraph } from './graphLayout';
import { NODE } from './node';
import { layTree } from './treeLayout';

const node = (guess: number, children: TreeNode[] = []): TreeNode => ({
  guess,
  event: guess + 1,
  cell: 0,
  digit: 1,
  state: 'open',
  below: 0,
  folded: false,
  children,
});
const apart = (a: { x: number; y: number }, b: { x: number; y: number }): boolean =>
  Math.abs(a.x - b.x) >= NODE.width - 2 || Math.abs(a.y - b.y) >= NODE.height;

describe('the layout of a tree', () => {
  it('puts children below and beside each other, within its area', () => {
    const wide = [1, 2, 3].map((n) => node(n * 10, [node(n * 10 + 1), node(n * 10 + 2)]));
    const { nodes, area } = layTree(node(-1, wide));
    expect(nodes).toHaveLength(10);
    for (const a of nodes) {
      if (a.parent) expect(a.y).toBeGreaterThan(a.parent.y);
      expect(a.x - NODE.width / 2).toBeGreaterThanOrEqual(area.x);
      expect(a.x + NODE.width / 2).toBeLessThanOrEqual(area.x + area.width);
      expect(nodes.every((b) => a === b || apart(a, b))).toBe(true);
    }
  });
});

describe('the layout of a graph', () => {
  const fact = (name: string, side: GraphNode['side'], uip = false): GraphNode => ({
    name,
    side,
    uip,
    learned: side === 'reason',
    cell: 0,
    digit: 1,
    holds: true,
    event: 0,
  });
  const reasons = Array.from({ length: 15 }, (_, i) => fact(`reason${i}`, 'reason', i === 0));
  const graph: Implication = {
    conflict: 1,
    learned: 9,
    nodes: [...reasons, fact('a', 'conflict'), fact('b', 'conflict')],
    edges: [
      ...reasons.map(({ name }, i) => ({ from: name, to: i % 2 ? 'a' : 'b' })),
      { from: 'a', to: 'b' },
      { from: 'b', to: CLASH },
    ],
  };
  it('has the reasons above the cut, the rest below it, and the conflict at the foot', () => {
    const { facts, cut, edges } = layGraph(graph);
    for (const { node: n, y } of facts) expect(y < cut).toBe(n?.side === 'reason');
    expect(facts.find(({ node: n }) => n === null)!.y).toBe(Math.max(...facts.map(({ y }) => y)));
    expect(edges.filter(({ through }) => through)).toHaveLength(15);
  });
  it('lets no two stand on each other, and the implication point next to the cut', () => {
    const { facts } = layGraph(graph);
    expect(facts.every((a) => facts.every((b) => a === b || apart(a, b)))).toBe(true);
    const above = facts.filter(({ node: n }) => n?.side === 'reason');
    const uip = above.find(({ node: n }) => n?.uip)!;
    expect(uip.y).toBe(Math.max(...above.map(({ y }) => y)));
  });
});
