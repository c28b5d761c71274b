import { lazyPart } from '@/ui/kit/layout/lazy-part';
import type { PublicSource } from './use-public-order';

/** The public page inside another one, for its owner to look at before the link goes out. */
export const SharedView = lazyPart<{ source: PublicSource }>(() =>
  import('./shared-order').then((module) => module.SharedOrder),
);
