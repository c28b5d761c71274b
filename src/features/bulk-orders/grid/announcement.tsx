import { VisuallyHidden } from '@/ui/kit/layout/visually-hidden';
import { useObservable, type Observable } from '../state/observable';

/** Announces to screen readers what an action changed outside the focused cell. */
export function Announcement({ announcement }: { announcement: Observable<string> }) {
  return <VisuallyHidden role="status">{useObservable(announcement)}</VisuallyHidden>;
}
