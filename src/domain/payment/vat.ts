const RATE_PERCENT = 10;

/** The parts of an amount in which the tax is included (부가가치세법 §30: 10 %); both in won, rounded, and adding up. */
export function vatOf(amount: number): { supply: number; vat: number } {
  const supply = Math.round((amount * 100) / (100 + RATE_PERCENT));
  return { supply, vat: amount - supply };
}
