import { useEffect } from 'react';
import { VisuallyHidden } from '@/ui/kit/layout/visually-hidden';
import { useObservable, type Observable } from '../state/observable';

const READ_OUT_MS = 1_000;

/** Announces to screen readers what an action changed outside the focused cell. */
export function Announcement({ announcement }: { announcement: Observable<string> }) {
  const text = useObservable(announcement);
  useEffect(() => {
    if (text === '') return undefined;
    // Emptied, so that the same text can be read out again.
    const timer = setTimeout(() => announcement.set(''), READ_OUT_MS);
    return () => clearTimeout(timer);
  }, [announcement, text]);
  return <VisuallyHidden role="status">{text}</VisuallyHidden>;
}
