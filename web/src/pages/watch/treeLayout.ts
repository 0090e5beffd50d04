// Where the guesses of a search tree stand; the layout is d3's (tidy trees).
import { hierarchy, tree } from 'd3-hierarchy';
import type { Area } from '../../model/watch/camera';
import type { TreeNode } from '../../model/watch/searchTree';

const [ACROSS, DOWN] = [68, 52];

export interface PlacedNode {
  readonly node: TreeNode;
  readonly x: number;
  readonly y: number;
  readonly depth: number;
  readonly parent: PlacedNode | null;
}

export function layTree(root: TreeNode): { nodes: readonly PlacedNode[]; area: Area } {
  const laid = tree<TreeNode>()
    .nodeSize([ACROSS, DOWN])
    .separation((a, b) => (a.parent === b.parent ? 1 : 1.15))(hierarchy(root, (n) => n.children));
  const placed = new Map<unknown, PlacedNode>();
  const nodes: PlacedNode[] = [];
  laid.each((point) => {
    const parent = point.parent ? (placed.get(point.parent) ?? null) : null;
    const node = { node: point.data, x: point.x, y: point.y, depth: point.depth, parent };
    placed.set(point, node);
    nodes.push(node);
  });
  const xs = nodes.map(({ x }) => x);
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const height = Math.max(...nodes.map(({ y }) => y));
  return {
    nodes,
    area: {
      x: left - ACROSS / 2,
      y: -DOWN / 2,
      width: right - left + ACROSS,
      height: height + DOWN,
    },
  };
}
