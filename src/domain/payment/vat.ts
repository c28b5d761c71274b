const RATE_PERCENT = 10;

/** Splits an amount that includes VAT (부가가치세법 §30: 10 %). Both parts are rounded won and add up to the amount. */
export function vatOf(amount: number): { supply: number; vat: number } {
  const supply = Math.round((amount * 100) / (100 + RATE_PERCENT));
  return { supply, vat: amount - supply };
}
