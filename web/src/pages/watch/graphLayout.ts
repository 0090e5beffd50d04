// Where the parts of a conflict stand: its reasons in a row above the cut, what followed from them
// below it in layers (dagre's), the conflict at the foot.
import { graphlib, layout } from '@dagrejs/dagre';
import type { Area } from '../../model/watch/camera';
import { CLASH, type GraphNode, type Implication } from '../../model/watch/implication';
import { NODE } from './node';

const GAP = 12; // between neighbours in the row
const CUT = 44; // from the row to what follows

export interface PlacedFact {
  readonly node: GraphNode | null; // null: the conflict
  readonly name: string;
  readonly x: number;
  readonly y: number;
}
export interface LaidGraph {
  readonly facts: readonly PlacedFact[];
  readonly edges: readonly { readonly path: string; readonly through: boolean }[];
  readonly cut: number; // its height
  readonly area: Area;
}

export function layGraph({ nodes, edges }: Implication): LaidGraph {
  const reasons = new Map(
    nodes.filter(({ side }) => side === 'reason').map(({ name, uip }) => [name, uip]),
  );
  const spots = below(nodes, edges, reasons);
  const top = Math.min(...[...spots.values()].map(({ y }) => y));
  const cut = top - CUT;
  const rows = above(spots, edges, reasons, cut - CUT);
  for (const [name, spot] of rows) spots.set(name, spot);

  const byName = new Map(nodes.map((node) => [node.name, node]));
  const facts = [...spots].map(([name, spot]) => ({
    name,
    node: byName.get(name) ?? null,
    ...spot,
  }));
  const xs = facts.map(({ x }) => x);
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const ys = facts.map(({ y }) => y);
  const [head, foot] = [Math.min(...ys), Math.max(...ys)];
  return {
    facts,
    edges: edges.map(({ from, to }) => ({
      path: curve(spots.get(from)!, spots.get(to)!),
      through: reasons.has(from),
    })),
    cut,
    area: {
      x: left - NODE.width / 2,
      y: head - NODE.height,
      width: right - left + NODE.width,
      height: foot - head + 2 * NODE.height,
    },
  };
}

interface Spot {
  readonly x: number;
  readonly y: number;
}
type Edges = Implication['edges'];

function below(
  nodes: readonly GraphNode[],
  edges: Edges,
  reasons: ReadonlyMap<string, boolean>,
): Map<string, Spot> {
  const graph = new graphlib.Graph();
  graph.setGraph({ rankdir: 'TB', nodesep: 12, ranksep: 30 });
  graph.setDefaultEdgeLabel(() => ({}));
  for (const { name } of nodes) if (!reasons.has(name)) graph.setNode(name, { ...NODE });
  graph.setNode(CLASH, { ...NODE });
  for (const { from, to } of edges) if (!reasons.has(from)) graph.setEdge(from, to);
  layout(graph);
  return new Map(
    graph.nodes().map((name) => {
      const { x, y } = graph.node(name) as Spot;
      return [name, { x, y }];
    }),
  );
}

/**
 * The reasons in rows that are about as wide as what follows; each stands, as far as its neighbours
 * let it, over what it leads to. The implication point is in the row next to the cut.
 */
function above(
  spots: ReadonlyMap<string, Spot>,
  edges: Edges,
  reasons: ReadonlyMap<string, boolean>,
  foot: number,
): Map<string, Spot> {
  const wish = (name: string): number => {
    const xs = edges.filter((e) => e.from === name).map((e) => spots.get(e.to)?.x ?? 0);
    return xs.reduce((sum, x) => sum + x, 0) / Math.max(1, xs.length);
  };
  const order = [...reasons].map(([name, uip]) => ({ name, uip, x: wish(name) }));
  order.sort((a, b) => Number(b.uip) - Number(a.uip) || a.x - b.x);
  const [width, height] = [NODE.width + GAP, NODE.height + 2 * GAP];
  const xs = [...spots.values()].map(({ x }) => x);
  const span = Math.max(...xs) - Math.min(...xs);
  const middle = (Math.max(...xs) + Math.min(...xs)) / 2;
  const columns = Math.max(4, Math.ceil(span / width), Math.ceil(Math.sqrt(order.length * 1.5)));
  const placed = new Map<string, Spot>();
  for (let row = 0; row * columns < order.length; ++row) {
    const some = order.slice(row * columns, (row + 1) * columns).sort((a, b) => a.x - b.x);
    const start = middle - ((some.length - 1) * width) / 2;
    some.forEach(({ name }, i) =>
      placed.set(name, { x: start + i * width, y: foot - row * height }),
    );
  }
  return placed;
}

function curve(from: Spot, to: Spot): string {
  const [a, b] = [from.y + NODE.height / 2, to.y - NODE.height / 2 - 4];
  const bend = Math.max(12, (b - a) / 2);
  const text = (...values: number[]): string => values.map((v) => v.toFixed(1)).join(' ');
  return `M${text(from.x, a)}C${text(from.x, a + bend, to.x, b - bend, to.x, b)}`;
}
