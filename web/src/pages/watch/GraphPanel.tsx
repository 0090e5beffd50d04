import { useEffect, useMemo, useState } from 'preact/hooks';
import { implicationAt, type Implication } from '../../model/watch/implication';
import type { TraceEvent } from '../../model/watch/trace';
import { PanZoom } from '../../view/watch/PanZoom';
import { EMPTY, GRAPH, TREE, VIEW } from '../../words/watch';
import { Skeleton } from '../../view/frame/Skeleton';
import type { layGraph, PlacedFact } from './graphLayout';
import { NODE } from './node';

interface GraphPanelProps {
  readonly events: readonly TraceEvent[];
  readonly at: number;
  readonly conflict: number | null; // the last one up to `at`
  readonly known: number; // events that are here: the clause may still be on its way
  readonly onSeek: (at: number) => void;
  readonly onPoint: (cells: readonly number[] | null) => void;
}

/** What led to the last conflict, and where it was cut to make a clause. */
export function GraphPanel(props: GraphPanelProps) {
  const { events, at, conflict, known } = props;
  const near = conflict !== null && known - conflict < 2000 ? known : 0;
  const graph = useMemo(() => implicationAt(events, conflict), [events, conflict, near]);
  const lay = useLayout();
  if (!graph) return <p class="nothing soft">{EMPTY.graph}</p>;
  if (lay === 'failed') return <p class="nothing soft">{VIEW.lost}</p>;
  if (!lay) return <Skeleton lines={6} />;
  return <Drawn {...props} graph={graph} lay={lay.graph} at={at} />;
}

type Lay = typeof layGraph;

/** What lays out a graph is half of the viewer's size, and not everyone looks at one. */
function useLayout(): { readonly graph: Lay } | 'failed' | null {
  const [lay, setLay] = useState<{ readonly graph: Lay } | 'failed' | null>(null);
  useEffect(() => {
    import('./graphLayout').then(
      ({ layGraph: graph }) => setLay({ graph }),
      () => setLay('failed'),
    );
  }, []);
  return lay;
}

interface DrawnProps extends GraphPanelProps {
  readonly graph: Implication;
  readonly lay: Lay;
}
function Drawn({ graph, lay, at, events, onSeek, onPoint }: DrawnProps) {
  const laid = useMemo(() => lay(graph), [graph]);
  const { conflict, learned } = graph;
  const reasons = graph.nodes.filter(({ side }) => side === 'reason').length;
  const clause = learned !== null && learned <= at ? events[learned - 1] : undefined;
  const left = laid.area.x;
  return (
    <div class="graph-view" onPointerLeave={() => onPoint(null)}>
      <PanZoom
        area={laid.area}
        focus={null}
        topic={String(conflict)}
        words={{ zoomIn: TREE.zoomIn, zoomOut: TREE.zoomOut, home: TREE.fit }}
      >
        <marker
          id="edge-tip"
          viewBox="0 0 8 8"
          refX="6"
          refY="4"
          markerWidth="7"
          markerHeight="7"
          orient="auto"
        >
          <path class="edge-tip" d="M0 0L8 4L0 8Z" />
        </marker>
        <g role="img" aria-label={GRAPH.label(conflict, reasons, graph.nodes.length - reasons)}>
          {laid.edges.map(({ path, through }) => (
            <path
              key={path}
              class={`edge-line${through ? ' through' : ''}`}
              d={path}
              marker-end="url(#edge-tip)"
            />
          ))}
          <path class="cut" d={`M${left} ${laid.cut}h${laid.area.width}`} />
          <text class="cut-name" x={left} y={laid.cut + 16}>
            {GRAPH.cut}
          </text>
          {laid.facts.map((fact) => (
            <Fact key={fact.name} fact={fact} at={at} onSeek={onSeek} onPoint={onPoint} />
          ))}
        </g>
      </PanZoom>
      <p class="graph-said">{clause ? clause.text : <span class="soft">{GRAPH.explains}</span>}</p>
    </div>
  );
}

interface FactProps {
  readonly fact: PlacedFact;
  readonly at: number;
  readonly onSeek: (at: number) => void;
  readonly onPoint: (cells: readonly number[] | null) => void;
}
function Fact({ fact: { node, x, y }, at, onSeek, onPoint }: FactProps) {
  const looks = node
    ? [
        'node',
        node.side,
        node.side === 'reason' && !node.learned && 'dropped',
        node.uip && 'uip',
        node.event > at && 'later', // the solver has not come to it yet
      ]
    : ['node', 'clash'];
  return (
    <g
      class={looks.filter(Boolean).join(' ')}
      transform={`translate(${x} ${y})`}
      onPointerEnter={() => onPoint(node ? [node.cell] : null)}
      onClick={() => {
        if (node && node.event > 0) onSeek(node.event);
      }}
    >
      <rect
        x={-NODE.width / 2}
        y={-NODE.height / 2}
        width={NODE.width}
        height={NODE.height}
        rx={node?.holds === false ? 2 : 12}
      />
      <text y="4">{node?.name ?? GRAPH.clash}</text>
      {node?.uip && (
        <text class="cut-name" y="-18">
          {GRAPH.uip}
        </text>
      )}
    </g>
  );
}
