import mover from '@/generated/brand-mover.json';
import type { Locale } from './locales';

type MoverDetails = {
  /** Who answers for home moves (담당자). */
  moveContact: string | null;
  /** Of the mover's liability (적재물배상책임보험). */
  moveInsurance: string | null;
};

/** What only the quote of a move says of the company; null where the brand leaves it out. */
export const MOVER: Readonly<Record<Locale, MoverDetails>> = mover;
