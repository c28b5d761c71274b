import { lazyPart } from '@/ui/kit/layout/lazy-part';
import type { MoveExtras, MoveFacts } from './move-parts';

const load = () => import('./move-parts');

export const LazyMoveFacts = lazyPart<Parameters<typeof MoveFacts>[0]>(() => load().then((parts) => parts.MoveFacts));
export const LazyMoveExtras = lazyPart<Parameters<typeof MoveExtras>[0]>(() =>
  load().then((parts) => parts.MoveExtras),
);
