import type { DayMark } from '@/domain/home-move/day-marks';

/** What the calendar shows for one day. `date`: KST, `YYYY-MM-DD`. */
export type DayInfo = {
  date: string;
  marks: readonly DayMark[];
  holidays: readonly string[];
  isChosen: boolean;
  /** Undefined: not requested. Null: the provider has no price for it. */
  won: number | null | undefined;
  isCheapest: boolean;
};
