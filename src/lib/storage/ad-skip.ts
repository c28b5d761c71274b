import { kstDate } from '@/domain/time/kst';
import { safeLocalStorage } from './safe-storage';

const KEY = 'adSkippedOn';

/** Spec §4: hides the advertisement for the current calendar day in Korea (`now` in ms). */
export const skipAdToday = (now: number) => safeLocalStorage.setItem(KEY, kstDate(now));
export const isAdSkipped = (now: number) => safeLocalStorage.getItem(KEY) === kstDate(now);
