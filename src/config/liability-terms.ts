/**
 * Compensation for lost, damaged and late goods of a quick or freight order; the texts are in
 * `locales/<language>/orderTerms.json`. A deployment replaces both together. The figures follow the Fair Trade
 * Commission's standard terms for courier services (퀵서비스 표준약관). Home moves have `HOME_MOVE_TERMS`.
 *
 * 변호사 검토 필요: the dialog says that the terms are a draft until a lawyer has checked figures and texts.
 */
export const LIABILITY_TERMS = {
  isReviewedByLawyer: false,
  /** Won; the most for goods whose value was not declared. */
  undeclared: 500_000,
  /** Won; the most for goods whose value was declared, for a surcharge. */
  declared: 3_000_000,
  /** A delay of this share of the agreed time refunds the fare. */
  latePercent: 50,
  /** Paid as a share of the fare where goods for a certain moment come too late for it. */
  missedPercent: 200,
  claimDays: 14,
} as const;
