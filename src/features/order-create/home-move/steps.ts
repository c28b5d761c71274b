import { useRouter } from 'next/router';

/** The steps of a home move, each with its address: `?step=`. */
export const MOVE_STEPS = ['route', 'home', 'things', 'day', 'how', 'quote'] as const;
export type MoveStep = (typeof MOVE_STEPS)[number];

/** Links to sections of the composer (`ComposerSection`), where a move has a step instead. */
const STEP_OF_SECTION: Partial<Record<string, MoveStep>> = {
  vehicle: 'quote',
  options: 'how',
  when: 'day',
  goods: 'things',
};

/** `go` adds to the browser's history, so that Back goes one step back. */
export function useMoveStep() {
  const { query, asPath, pathname, push } = useRouter();
  const named = MOVE_STEPS.find((step) => step === query.step);
  const step = named ?? STEP_OF_SECTION[asPath.split('#')[1] ?? ''] ?? 'route';
  const go = (next: MoveStep) =>
    // A shallow change keeps the scroll position: the customer would land in the middle of the next step.
    void push({ pathname, query: { ...query, step: next } }, undefined, { shallow: true, scroll: true });
  return { step, go };
}

/** The ends of the ids of the fields that must be right before the next step. The order alone needs contacts. */
export const CHECKED_FIELDS: Partial<Record<MoveStep, RegExp>> = {
  route: /-address$/,
  home: /-area$/,
  things: /-(list|ownItems)$/,
};

/** The rules of a move name its controls themselves, so that no other order loads them. */
export const MOVE_PATH = 'moving#';
