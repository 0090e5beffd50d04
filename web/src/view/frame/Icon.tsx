import check from 'lucide-static/icons/circle-check.svg?raw';
import why from 'lucide-static/icons/circle-question-mark.svg?raw';
import contrast from 'lucide-static/icons/contrast.svg?raw';
import eraser from 'lucide-static/icons/eraser.svg?raw';
import hint from 'lucide-static/icons/lightbulb.svg?raw';
import moon from 'lucide-static/icons/moon.svg?raw';
import pause from 'lucide-static/icons/pause.svg?raw';
import notes from 'lucide-static/icons/pencil.svg?raw';
import play from 'lucide-static/icons/play.svg?raw';
import redo from 'lucide-static/icons/redo-2.svg?raw';
import options from 'lucide-static/icons/sliders-horizontal.svg?raw';
import first from 'lucide-static/icons/skip-back.svg?raw';
import last from 'lucide-static/icons/skip-forward.svg?raw';
import back from 'lucide-static/icons/step-back.svg?raw';
import forward from 'lucide-static/icons/step-forward.svg?raw';
import sun from 'lucide-static/icons/sun.svg?raw';
import alert from 'lucide-static/icons/triangle-alert.svg?raw';
import home from 'lucide-static/icons/maximize.svg?raw';
import zoomIn from 'lucide-static/icons/zoom-in.svg?raw';
import zoomOut from 'lucide-static/icons/zoom-out.svg?raw';
import undo from 'lucide-static/icons/undo-2.svg?raw';
import close from 'lucide-static/icons/x.svg?raw';
import openFile from 'lucide-static/icons/file-up.svg?raw';
import previous from 'lucide-static/icons/chevron-left.svg?raw';
import next from 'lucide-static/icons/chevron-right.svg?raw';
import download from 'lucide-static/icons/download.svg?raw';
import printer from 'lucide-static/icons/printer.svg?raw';
import copy from 'lucide-static/icons/copy.svg?raw';
import pencil from 'lucide-static/icons/pen-line.svg?raw';
import open from 'lucide-static/icons/circle-help.svg?raw';
import share from 'lucide-static/icons/share-2.svg?raw';
import learned from 'lucide-static/icons/graduation-cap.svg?raw';
import book from 'lucide-static/icons/book-open.svg?raw';
import user from 'lucide-static/icons/user.svg?raw';
import trash from 'lucide-static/icons/trash-2.svg?raw';
import save from 'lucide-static/icons/bookmark.svg?raw';
import again from 'lucide-static/icons/rotate-ccw.svg?raw';

const ICONS = {
  check,
  why,
  contrast,
  close,
  eraser,
  hint,
  moon,
  pause,
  notes,
  play,
  redo,
  options,
  first,
  last,
  back,
  forward,
  sun,
  alert,
  home,
  zoomIn,
  zoomOut,
  undo,
  'open-file': openFile,
  previous,
  next,
  download,
  printer,
  copy,
  pencil,
  open,
  share,
  learned,
  book,
  user,
  trash,
  save,
  again,
};
export type IconName = keyof typeof ICONS;

/** Decoration only: whatever carries it has a label. */
export function Icon({ name }: { name: IconName }) {
  return <span class="icon" aria-hidden="true" dangerouslySetInnerHTML={{ __html: ICONS[name] }} />;
}
