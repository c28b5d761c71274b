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
    { notice: 'dayBefore', deposits: 1 },
    { notice: 'sameDay', deposits: 2 },
  ],
  moverCancels: [
    { notice: 'twoDaysBefore', deposits: 2 },
    { notice: 'dayBefore', deposits: 4 },
    { notice: 'sameDay', deposits: 6 },
    { notice: 'none', deposits: 10 },
  ],
  late: { hours: 2, deposits: 6 },
} as const;
