import { REMARK_ID, VEHICLE_NAME, type Problem } from '../problems';
import { DAY_ID, LEVEL_NAME } from './field-ids';
import type { MoveStep } from './steps';

const STEP_OF_FIELD: Partial<Record<string, MoveStep>> = {
  [VEHICLE_NAME]: 'quote',
  [REMARK_ID]: 'quote',
  [LEVEL_NAME]: 'how',
  [DAY_ID]: 'day',
};

/** The step that asks for the field. The other fields belong to one of the homes. */
export const stepOfProblem = ({ id, waypoint }: Problem): MoveStep =>
  waypoint === null ? (STEP_OF_FIELD[id] ?? 'home') : 'route';

const GIVE_UP_MS = 5_000;
const find = (idOrName: string) => document.getElementById(idOrName) ?? document.getElementsByName(idOrName)[0];

/** Focuses a control as soon as its step is there: its code or its texts may still load. Returns how to give it up. */
export function focusWhenThere(idOrName: string): () => void {
  const watcher = new MutationObserver(tryFocus);
  const timer = setTimeout(stop, GIVE_UP_MS);
  watcher.observe(document.body, { childList: true, subtree: true });
  tryFocus();
  return stop;

  function stop() {
    watcher.disconnect();
    clearTimeout(timer);
  }
  function tryFocus() {
    const target = find(idOrName);
    if (!target) return;
    stop();
    // A control in a folded section cannot take the focus.
    target.closest('details')?.setAttribute('open', '');
    target.focus();
    // A new step scrolls to its top.
    requestAnimationFrame(() => target.scrollIntoView({ block: 'center' }));
  }
}
