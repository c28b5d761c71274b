import { lazyPart } from '@/ui/kit/layout/lazy-part';
import { useLocale } from '@/ui/use-locale';
import type { DriverPhrasesProps } from './driver-phrases';

const Lazy = lazyPart<DriverPhrasesProps>(() => import('./driver-phrases').then((module) => module.DriverPhrases));

/** Only in English: customers who use the Korean site do not need the phrases. */
export function LazyPhrases(props: DriverPhrasesProps) {
  return useLocale() === 'en' ? <Lazy {...props} /> : null;
}
