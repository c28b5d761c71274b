/**
 * What a quote promises both sides, in figures; the words to them are in `locales/<language>/movingTerms.json`. A deployment
 * replaces the two together. The figures follow the Fair Trade Commission's standard terms for moves (이사화물 표준약관).
 *
 * 변호사 검토 필요: until a lawyer has checked figures and words, the sheet says that they are a draft.
 */
export const MOVING_TERMS = {
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
