import { type RowView, shownProblems } from '../state/row-views';
import type { WiderColumns } from './columns';
import type { CellLabelReader } from './use-cell-labels';

const PADDING = 18;
const GAP = 6;
/** Room for the value beside its problem; the cell editor and the line below the sheet show all of a longer one. */
export const MAX_VALUE_WIDTH = 110;
const MAX_STATUS_WIDTH = 360;
/** "Place anyway" under the words for a suspected duplicate. */
const ACCEPT_WIDTH = 72;
/** Pixels per Hangul letter; others are narrower. */
const VALUE_SIZE = 13;
const NOTE_SIZE = 12;
const NARROW = 0.62;

/** Generous, because measuring the text of 500 rows would lay out the page. */
const widthOf = (text: string, size: number) =>
  Array.from(text).reduce((width, letter) => width + (letter > '\u10ff' ? size : size * NARROW), 0);

/** The width of a text in two lines. */
function twoLineWidth(text: string, size: number) {
  const words = text.split(' ');
  const splits = words.map((_, index) =>
    Math.max(widthOf(words.slice(0, index).join(' '), size), widthOf(words.slice(index).join(' '), size)),
  );
  return Math.min(...splits);
}

/** How wide the columns must be so that no problem is cut off. Keeps what `before` has: columns only grow. */
export function widenForNotes(views: readonly RowView[], labels: CellLabelReader, before: WiderColumns): WiderColumns {
  const wider: WiderColumns = { ...before };
  const grown = new Set<keyof WiderColumns>();
  const grow = (name: keyof WiderColumns, width: number) => {
    if (width <= (wider[name] ?? 0)) return;
    wider[name] = Math.ceil(width);
    grown.add(name);
  };
  for (const view of views) {
    if (view.status === 'sent') continue;
    const status = labels.status(view);
    if (status.note) {
      const accept = view.status === 'repeat' ? ACCEPT_WIDTH : 0;
      const text = Math.max(accept, widthOf(status.text, VALUE_SIZE));
      grow('status', Math.min(MAX_STATUS_WIDTH, PADDING + text + GAP + twoLineWidth(status.note, NOTE_SIZE)));
    }
    for (const { field } of shownProblems(view)) {
      const { text, note } = labels.field(view, field);
      if (!note) continue;
      const value = Math.min(MAX_VALUE_WIDTH, widthOf(text, VALUE_SIZE));
      grow(field, PADDING + value + GAP + twoLineWidth(note, NOTE_SIZE));
    }
  }
  return grown.size > 0 ? wider : before;
}
