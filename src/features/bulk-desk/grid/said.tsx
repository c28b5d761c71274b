import { VisuallyHidden } from '@/ui/visually-hidden';
import { useSmallStore, type SmallStore } from '../desk/small-store';

/** What a key has done elsewhere than under the focus, for those who do not see it. */
export function Said({ said }: { said: SmallStore<string> }) {
  return <VisuallyHidden role="status">{useSmallStore(said)}</VisuallyHidden>;
}
