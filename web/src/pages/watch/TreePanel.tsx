import { useEffect, useMemo, useState } from 'preact/hooks';
import { cellName, placeName } from '../../model/board/board';
import { SearchTree, type TreeNode } from '../../model/watch/searchTree';
import type { TraceEvent } from '../../model/watch/trace';
import { PanZoom } from '../../view/watch/PanZoom';
import { EMPTY, TREE } from '../../words/watch';
import { layTree, type PlacedNode } from './treeLayout';

interface TreePanelProps {
  readonly events: readonly TraceEvent[];
  readonly at: number;
  readonly onSeek: (at: number) => void;
  readonly onPoint: (cells: readonly number[] | null) => void;
}

/** The tree of guesses as it has grown; what failed folds itself, and unfolds on request. */
export function TreePanel({ events, at, onSeek, onPoint }: TreePanelProps) {
  const search = useMemo(() => new SearchTree(events), [events]);
  const [turned, setTurned] = useState<ReadonlySet<number>>(new Set());
  const [active, setActive] = useState<number | null>(null); // the keyboard's; null: the solver's
  useEffect(() => setActive(null), [at]);

  const root = search.at(at, turned);
  const { nodes, area } = useMemo(() => layTree(root), [at, turned, search]);
  const here = search.standing(at);
  const shown = nodes.find(({ node }) => node.guess === (active ?? here)) ?? nodes[0]!;
  const way = new Set<PlacedNode>();
  for (
    let node = nodes.find((n) => n.node.guess === here) ?? null;
    node !== null;
    node = node.parent
  )
    way.add(node);

  const turn = (guess: number): void =>
    setTurned((old) => {
      const next = new Set(old);
      if (!next.delete(guess)) next.add(guess);
      return next;
    });
  const onKeyDown = (event: KeyboardEvent): void => {
    const to = neighbour(nodes, shown, event.key);
    if (to) setActive(to.node.guess);
    else if (event.key === 'Enter' && shown.node.below > 0) turn(shown.node.guess);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  if (nodes.length === 1) return <p class="nothing soft">{EMPTY.tree}</p>;
  return (
    <div class="tree-view" onPointerLeave={() => onPoint(null)}>
      <PanZoom
        area={area}
        focus={shown}
        topic=""
        words={{ zoomIn: TREE.zoomIn, zoomOut: TREE.zoomOut, home: TREE.follow }}
      >
        <g
          role="tree"
          tabindex={0}
          data-own-keys
          aria-label={TREE.label(way.size - 1, root.below)}
          aria-activedescendant={`guess${shown.node.guess}`}
          onKeyDown={onKeyDown}
        >
          {nodes.map(
            (placed) =>
              placed.parent && (
                <path
                  key={`e${placed.node.guess}`}
                  class={`edge-line${way.has(placed) ? ' way' : ''}`}
                  d={edge(placed.parent, placed)}
                />
              ),
          )}
          {nodes.map((placed) => (
            <Guess
              key={placed.node.guess}
              placed={placed}
              here={placed.node.guess === here}
              active={placed.node.guess === active}
              onPress={() => {
                if (placed.node.below > 0 && placed.node.guess >= 0) turn(placed.node.guess);
                else if (placed.node.event > 0) onSeek(placed.node.event);
              }}
              onPoint={onPoint}
            />
          ))}
        </g>
      </PanZoom>
    </div>
  );
}

const edge = (from: PlacedNode, to: PlacedNode): string =>
  `M${from.x} ${from.y + 12}C${from.x} ${from.y + 28} ${to.x} ${to.y - 28} ${to.x} ${to.y - 12}`;

/** Up to the guess before, down to the first that followed, left and right among siblings. */
function neighbour(nodes: readonly PlacedNode[], from: PlacedNode, key: string): PlacedNode | null {
  if (key === 'ArrowUp') return from.parent;
  const children = nodes.filter((node) => node.parent === from);
  if (key === 'ArrowDown') return children[0] ?? null;
  const by = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0;
  if (by === 0) return null;
  const siblings = nodes.filter((node) => node.parent === from.parent);
  return siblings[siblings.indexOf(from) + by] ?? null;
}

interface GuessProps {
  readonly placed: PlacedNode;
  readonly here: boolean;
  readonly active: boolean;
  readonly onPress: () => void;
  readonly onPoint: (cells: readonly number[] | null) => void;
}
function Guess({ placed, here, active, onPress, onPoint }: GuessProps) {
  const { node, x, y, depth } = placed;
  const root = node.guess < 0;
  const looks = ['node', root ? 'root' : node.state, here && 'here', active && 'active'];
  return (
    <g
      id={`guess${node.guess}`}
      class={looks.filter(Boolean).join(' ')}
      transform={`translate(${x} ${y})`}
      role="treeitem"
      aria-level={depth + 1}
      aria-label={labelOf(node)}
      aria-selected={here}
      {...(node.below > 0 ? { 'aria-expanded': !node.folded } : {})}
      onClick={onPress}
      onPointerEnter={() => onPoint(root ? null : [node.cell])}
    >
      {node.folded && <rect x="-27" y="-9" width="60" height="24" rx="6" />}
      <rect x="-30" y="-12" width="60" height="24" rx="6" />
      <text x={root || node.state === 'open' ? 0 : 6} y="4">
        {root ? TREE.root : `${cellName(node.cell)}=${node.digit}`}
      </text>
      {!root && node.state === 'failed' && <path class="node-mark" d="M-25 -3l6 6m0 -6l-6 6" />}
      {!root && node.state === 'solved' && <path class="node-mark" d="M-26 0l3 3l5 -6" />}
      {node.folded && (
        <text class="below" y="28">
          +{node.below}
        </text>
      )}
    </g>
  );
}

const labelOf = (node: TreeNode): string =>
  node.guess < 0
    ? TREE.root
    : TREE.node(placeName(node.cell), node.digit, TREE.states[node.state], node.below);
