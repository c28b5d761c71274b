import type { DayMark } from '@/domain/home-move/day-marks';

/** All that is said of one day. */
export type DayInfo = {
  date: string;
  marks: readonly DayMark[];
  holidays: readonly string[];
  /** Whether a move can be booked for it. */
  isOpen: boolean;
  isChosen: boolean;
  /** Undefined: not asked. Null: the provider has none. */
  won: number | null | undefined;
  isCheapest: boolean;
};
