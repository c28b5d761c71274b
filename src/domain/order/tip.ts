/** The provider's limits, in won. */
export const TIP = { min: 1000, max: 100_000 } as const;
export const TIP_PRESETS = [1000, 3000, 5000, 10_000] as const;

/** `5,000원` → 5000 (won); null if the amount is invalid. */
export function readTip(text: string): number | null {
  const digits = text.normalize('NFKC').replace(/\D/g, '');
  const amount = digits === '' ? NaN : Number(digits);
  return amount >= TIP.min && amount <= TIP.max ? amount : null;
}
