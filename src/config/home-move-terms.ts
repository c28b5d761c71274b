/**
 * The figures that a quote promises to both sides; their texts are in `locales/<language>/movingTerms.json`. A
 * deployment replaces both together. The figures follow the Fair Trade Commission's standard terms for moves (이사화물
 * 표준약관).
 *
 * 변호사 검토 필요: the sheet says that the terms are a draft until a lawyer has checked figures and texts.
 */
export const HOME_MOVE_TERMS = {
  isReviewedByLawyer: false,
  depositRate: 0.1,
  claimDays: 30,
  customerCancels: [
    { notice: 'upToDayBefore', deposits: 1 },
    { notice: 'sameDay', deposits: 2 },
  ],
  moverCancels: [
    { notice: 'twoDaysBefore', deposits: 2 },
    { notice: 'dayBefore', deposits: 4 },
    { notice: 'sameDay', deposits: 6 },
    { notice: 'none', deposits: 10 },
  ],
  /** The crew comes late: the customer may cancel. */
  late: { hours: 2, deposits: 6 },
  /** The customer keeps the crew waiting: the mover may cancel. */
  customerLate: { hours: 2, deposits: 2 },
  /** For each full hour of delay (§14, §15), up to a number of deposits. */
  delay: { depositsPerHour: 0.5, moverMaxDeposits: 10, customerMaxDeposits: 2 },
} as const;
