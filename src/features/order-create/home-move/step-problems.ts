import { APPOINTMENT_ID, REMARK_ID, VEHICLE_NAME, type Problem } from '../problems';
import { DAY_ID, LEVEL_NAME, LIST_ID, OWN_ITEM_NAME } from './field-ids';
import type { MoveStep } from './steps';

const STEP_OF_FIELD: Partial<Record<string, MoveStep>> = {
  [VEHICLE_NAME]: 'quote',
  [REMARK_ID]: 'quote',
  [LIST_ID]: 'things',
  [OWN_ITEM_NAME]: 'things',
  [LEVEL_NAME]: 'how',
  [DAY_ID]: 'day',
  // A day that has passed.
  [APPOINTMENT_ID]: 'day',
};

/** The step that asks for the field. The other fields belong to one of the homes. */
export const stepOfProblem = ({ id, waypoint }: Problem): MoveStep =>
  waypoint === null ? (STEP_OF_FIELD[id] ?? 'home') : 'route';

const GIVE_UP_MS = 5_000;
/** For so long after it was focused, the control is focused again if its step is drawn anew. */
const HOLD_MS = 1_000;
const find = (idOrName: string) => document.getElementById(idOrName) ?? document.getElementsByName(idOrName)[0];

/**
 * Focuses a control as soon as its step is there: its code or its texts may still load. Ends as soon as the customer
 * does something. Returns how to give it up.
 */
export function focusWhenThere(idOrName: string): () => void {
  const watcher = new MutationObserver(tryFocus);
  let timer = setTimeout(stop, GIVE_UP_MS);
  let isHeld = false;
  watcher.observe(document.body, { childList: true, subtree: true });
  for (const type of ['keydown', 'pointerdown']) document.addEventListener(type, stop);
  document.addEventListener('focusin', tryFocus);
  tryFocus();
  return stop;

  function stop() {
    watcher.disconnect();
    clearTimeout(timer);
    for (const type of ['keydown', 'pointerdown']) document.removeEventListener(type, stop);
    document.removeEventListener('focusin', tryFocus);
  }
  function tryFocus() {
    const target = find(idOrName);
    if (!target || document.activeElement === target) return;
    // A control in a folded section cannot take the focus.
    target.closest('details')?.setAttribute('open', '');
    target.focus();
    // A new step scrolls to its top.
    requestAnimationFrame(() => target.scrollIntoView({ block: 'center' }));
    if (isHeld || document.activeElement !== target) return;
    isHeld = true;
    clearTimeout(timer);
    timer = setTimeout(stop, HOLD_MS);
  }
}
