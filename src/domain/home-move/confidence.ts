import { env } from '@/config/env';
import { isAsProposed } from './household';
import type { HomeMoveJob } from './job';
import { type HomeMoveFees, possibleExtras } from './possible-extras';
import type { HomeMoveEnd } from './payload';

/** What the list of belongings rests on, from the roughest to the surest. */
type ListBasis = 'household' | 'list' | 'photos';

/**
 * By how much a price may differ once the mover has seen the home. Sources:
 * docs/decisions/2026-11-23-move-in-steps.md.
 */
const SPREAD: Record<ListBasis, number> = { household: 0.15, list: 0.08, photos: 0.05 };
/** How much dearer a day in demand is than a plain one. */
const BUSY_DAY_SHARE = 0.2;
const ROUND_TO_WON = 1_000;

export function listBasis(move: HomeMoveJob, photos: number): ListBasis {
  if (isAsProposed(move) && !move.isListChecked) return 'household';
  return photos > 0 ? 'photos' : 'list';
}

/** An open answer and by how many won it narrows the range. `end` is the home that it is about. */
export type OpenAnswer = {
  code: 'list' | 'photos' | 'day' | ReturnType<typeof possibleExtras>[number]['code'];
  end: HomeMoveEnd | null;
  won: number;
};

type Quoted = { move: HomeMoveJob; total: number; photos: number; hasDay: boolean; fees: HomeMoveFees };

const NEXT_BASIS: Record<ListBasis, { code: 'list' | 'photos'; basis: ListBasis } | null> = {
  household: { code: 'list', basis: 'list' },
  list: env.providerDialect.includes('no-photos') ? null : { code: 'photos', basis: 'photos' },
  photos: null,
};

const round = (won: number) => Math.round(won / ROUND_TO_WON) * ROUND_TO_WON;

/** All open answers, the one that narrows the range most first. */
function openAnswers({ move, total, photos, hasDay, fees }: Quoted): OpenAnswer[] {
  const basis = listBasis(move, photos);
  const next = NEXT_BASIS[basis];
  const answers: OpenAnswer[] = [
    ...(next ? [{ code: next.code, end: null, won: round(2 * total * (SPREAD[basis] - SPREAD[next.basis])) }] : []),
    ...(hasDay ? [] : [{ code: 'day' as const, end: null, won: round(total * BUSY_DAY_SHARE) }]),
    ...possibleExtras(move, fees).map(({ code, end, max }) => ({ code, end, won: max })),
  ];
  return answers.toSorted((one, other) => other.won - one.won);
}

const SHOWN_ANSWERS = 3;

/**
 * The range of a quote in won: `min` to `max` as far as the list is sure, `most` if every open answer turns out dear.
 * `narrowing`: the three answers that narrow it most.
 */
export function quoteRange(quoted: Quoted) {
  const { move, total, photos } = quoted;
  const basis = listBasis(move, photos);
  const spread = SPREAD[basis];
  const open = openAnswers(quoted);
  const extra = open.filter(({ code }) => code !== 'list' && code !== 'photos').reduce((sum, { won }) => sum + won, 0);
  return {
    basis,
    percent: Math.round(spread * 100),
    min: round(total * (1 - spread)),
    max: round(total * (1 + spread)),
    most: round(total * (1 + spread)) + extra,
    narrowing: open.slice(0, SHOWN_ANSWERS),
  };
}
