import { VisuallyHidden } from '@/ui/kit/layout/visually-hidden';
import { useSmallStore, type SmallStore } from '../state/small-store';

/** Announces to screen readers what an action changed outside the focused cell. */
export function Said({ announcement }: { announcement: SmallStore<string> }) {
  return <VisuallyHidden role="status">{useSmallStore(announcement)}</VisuallyHidden>;
}
