// Pressing, dragging and tabbing on the board, as selections.
import { useRef, type MutableRef } from 'preact/hooks';
import { digitAt } from '../../model/board/spots';
import type { BoardProps, How } from './Board';

const cellOf = (target: EventTarget | null): number | null => {
  const name = (target as Element | null)?.closest('[data-cell]')?.getAttribute('data-cell');
  return name ? Number(name) : null;
};

interface Press {
  readonly onPointerDown: (event: PointerEvent) => void;
  readonly onPointerMove: (event: PointerEvent) => void;
  readonly onPointerUp: () => void;
  readonly onPointerCancel: () => void;
  readonly onFocusIn: (event: FocusEvent) => void;
  readonly onDblClick: (event: MouseEvent) => void;
}

export function usePress(
  root: MutableRef<SVGSVGElement | null>,
  props: BoardProps,
  selected: number | null,
): Press {
  const held = useRef<number | null>(null); // the cell under a pressed pointer

  function spot(event: PointerEvent, cell: number): number {
    const box = root.current!.getBoundingClientRect();
    const place = (at: number): number => (at / box.width) * 906 - 3;
    const x = place(event.clientX - box.left) - (cell % 9) * 100;
    const y = place(event.clientY - box.top) - Math.floor(cell / 9) * 100;
    return digitAt(x, y);
  }

  return {
    onPointerDown(event) {
      const cell = cellOf(event.target);
      if (cell === null || event.button !== 0) return;
      held.current = cell;
      const how: How = event.ctrlKey || event.metaKey ? 'toggle' : event.shiftKey ? 'add' : 'only';
      if (how === 'only' && props.onSpot?.(cell, spot(event, cell))) return;
      props.onSelect?.(cell, how);
    },
    onPointerMove(event) {
      if (held.current === null || !props.onSelectSame) return;
      // A finger keeps sending its moves to where it began.
      const cell = cellOf(document.elementFromPoint(event.clientX, event.clientY));
      if (cell === null || cell === held.current) return;
      held.current = cell;
      props.onSelect?.(cell, 'add');
    },
    onPointerUp: () => (held.current = null),
    onPointerCancel: () => (held.current = null),
    onFocusIn(event) {
      // A press has selected already; and the focus that follows the selection selects nothing.
      const cell = cellOf(event.target);
      if (held.current === null && cell !== null && cell !== selected)
        props.onSelect?.(cell, 'only');
    },
    onDblClick(event) {
      const cell = cellOf(event.target);
      if (cell !== null) props.onSelectSame?.(cell);
    },
  };
}
