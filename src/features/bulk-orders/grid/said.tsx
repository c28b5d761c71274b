import { VisuallyHidden } from '@/ui/kit/layout/visually-hidden';
import { useSmallStore, type SmallStore } from '../state/small-store';

/** What a key has done elsewhere than under the focus, for those who do not see it. */
export function Said({ said }: { said: SmallStore<string> }) {
  return <VisuallyHidden role="status">{useSmallStore(said)}</VisuallyHidden>;
}
