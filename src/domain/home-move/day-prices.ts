import { addDays, daysBetween } from '../time/calendar';

/** Up to `count` days nearest to `date`, including it, within `first`…`last`, in ascending order. */
export function daysAround(date: string, count: number, first: string, last: string): string[] {
  const offsets = [0, ...Array.from({ length: count }, (_, index) => [-index - 1, index + 1]).flat()];
  return offsets
    .map((days) => addDays(date, days))
    .filter((day) => day >= first && day <= last)
    .slice(0, count)
    .sort();
}

type DayPrice = { date: string; won: number };

/** `days` is negative if the cheaper day is earlier; `savedWon` is how much less it costs than the chosen day. */
export type CheaperDay = DayPrice & { days: number; savedWon: number };

/** The cheapest known day, on equal prices the nearest; null while the chosen day's price is unknown. */
export function cheapestDay(prices: readonly DayPrice[], chosen: string): CheaperDay | null {
  const chosenPrice = prices.find(({ date }) => date === chosen);
  if (!chosenPrice) return null;
  const distance = ({ date }: DayPrice) => Math.abs(daysBetween(chosen, date));
  const best = prices.reduce((least, price) =>
    price.won < least.won || (price.won === least.won && distance(price) < distance(least)) ? price : least,
  );
  return { ...best, days: daysBetween(chosen, best.date), savedWon: chosenPrice.won - best.won };
}
