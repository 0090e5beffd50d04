import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import {
  aroundPoint,
  centred,
  fitted,
  moved,
  type Area,
  type Camera,
  type Size,
} from '../../model/watch/camera';
import { Icon } from '../frame/Icon';
import './panzoom.css';

interface PanZoomProps {
  readonly area: Area; // of what is drawn
  readonly focus: { readonly x: number; readonly y: number } | null; // what is followed; null: all
  readonly words: { readonly zoomIn: string; readonly zoomOut: string; readonly home: string };
  readonly topic: string; // a new one is looked at from the start
  readonly children: ComponentChildren;
}

/** A drawing that may be larger than its place: drag, pinch, wheel or buttons move and scale it. */
export function PanZoom({ area, focus, words, topic, children }: PanZoomProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState<Size>({ width: 300, height: 300 });
  const [own, setOwn] = useState<Camera | null>(null); // the viewer's; null: ours
  const camera = own ?? (focus ? centred(focus, size) : fitted(area, size));
  const latest = useRef(camera);
  latest.current = camera;

  useLayoutEffect(() => {
    const look = (): void => {
      const { clientWidth: width, clientHeight: height } = frame.current!;
      setSize((old) => (old.width === width && old.height === height ? old : { width, height }));
    };
    const watcher = new ResizeObserver(look);
    watcher.observe(frame.current!);
    look();
    return () => watcher.disconnect();
  }, []);
  useEffect(() => setOwn(null), [topic]);
  useGestures(frame, latest, setOwn);

  const zoom = (by: number) => () =>
    setOwn(aroundPoint(camera, { x: size.width / 2, y: size.height / 2 }, by));
  return (
    <div class="panzoom" ref={frame}>
      <svg width={size.width} height={size.height}>
        <g transform={`translate(${camera.x} ${camera.y}) scale(${camera.scale})`}>{children}</g>
      </svg>
      <div class="panzoom-tools">
        <Press icon="zoomIn" label={words.zoomIn} onClick={zoom(1.3)} />
        <Press icon="zoomOut" label={words.zoomOut} onClick={zoom(1 / 1.3)} />
        <Press icon="home" label={words.home} off={own === null} onClick={() => setOwn(null)} />
      </div>
    </div>
  );
}

interface PressProps {
  readonly icon: 'zoomIn' | 'zoomOut' | 'home';
  readonly label: string;
  readonly off?: boolean;
  readonly onClick: () => void;
}
function Press({ icon, label, off, onClick }: PressProps) {
  return (
    <button
      type="button"
      class="plain"
      aria-label={label}
      title={label}
      disabled={off ?? false}
      onClick={onClick}
    >
      <Icon name={icon} />
    </button>
  );
}

function useGestures(
  frame: { readonly current: HTMLDivElement | null },
  camera: { readonly current: Camera },
  set: (camera: Camera) => void,
): void {
  useEffect(() => {
    const element = frame.current!;
    const fingers = new Map<number, { x: number; y: number }>();
    const spot = (event: MouseEvent): { x: number; y: number } => {
      const box = element.getBoundingClientRect();
      return { x: event.clientX - box.left, y: event.clientY - box.top };
    };
    const down = (event: PointerEvent): void => {
      if ((event.target as Element).closest('button')) return;
      fingers.set(event.pointerId, spot(event));
    };
    const move = (event: PointerEvent): void => {
      const before = fingers.get(event.pointerId);
      if (!before) return;
      const now = spot(event);
      const still = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
      // A press with a trembling hand is still a press.
      if (!still && Math.hypot(now.x - before.x, now.y - before.y) < 3) return;
      element.setPointerCapture(event.pointerId);
      fingers.set(event.pointerId, now);
      const far = (a: typeof now, b: typeof now): number => Math.hypot(a.x - b.x, a.y - b.y);
      if (still) set(aroundPoint(camera.current, still, far(now, still) / far(before, still)));
      else set(moved(camera.current, now.x - before.x, now.y - before.y));
    };
    const up = (event: PointerEvent): void => void fingers.delete(event.pointerId);
    const wheel = (event: WheelEvent): void => {
      event.preventDefault();
      set(aroundPoint(camera.current, spot(event), Math.exp(-event.deltaY / 400)));
    };
    element.addEventListener('pointerdown', down);
    element.addEventListener('pointermove', move);
    element.addEventListener('pointerup', up);
    element.addEventListener('pointercancel', up);
    element.addEventListener('wheel', wheel, { passive: false });
    return () => {
      element.removeEventListener('pointerdown', down);
      element.removeEventListener('pointermove', move);
      element.removeEventListener('pointerup', up);
      element.removeEventListener('pointercancel', up);
      element.removeEventListener('wheel', wheel);
    };
  }, []);
}
