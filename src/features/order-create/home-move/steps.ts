import { useRouter } from 'next/router';
import { type HomeMoveGap, homeMoveGaps } from '@/domain/home-move/gaps';
import type { HomeMoveJob } from '@/domain/home-move/job';
import type { Problem } from '../problems';

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

/** What would give a price of something else: these steps do not go on with it. */
const STOP_OF_STEP: Partial<Record<MoveStep, HomeMoveGap>> = { home: 'area', things: 'ownItems' };

/** Whether the step must check before it goes on. */
export const mayStop = (step: MoveStep, moving: HomeMoveJob) =>
  step === 'route' || homeMoveGaps(moving).some((gap) => gap === STOP_OF_STEP[step]);

/** A quote needs the addresses; contacts are needed for the order only. */
export const isStop = (step: MoveStep, { id, waypoint }: Problem) =>
  step === 'route' ? waypoint !== null && id.endsWith('-address') : id === `moving-${STOP_OF_STEP[step]}`;
