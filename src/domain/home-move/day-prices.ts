import { addDays, daysBetween } from '../time/calendar';

/** The days nearest to `date` from `first` to `last`, it included, in order. */
export function daysAround(date: string, count: number, first: string, last: string): string[] {
  const near = [0, ...Array.from({ length: count }, (_, index) => [-index - 1, index + 1]).flat()];
  return near
    .map((days) => addDays(date, days))
    .filter((day) => day >= first && day <= last)
    .slice(0, count)
    .sort();
}

export type DayPrice = { date: string; won: number };

/** `days` is negative where the cheaper day is the earlier one; `savedWon` is what it costs less than the chosen day. */
export type CheaperDay = DayPrice & { days: number; savedWon: number };

/** The cheapest of the known days, the nearest of equals; null while the chosen day's price is not known. */
export function cheapestDay(prices: readonly DayPrice[], chosen: string): CheaperDay | null {
  const own = prices.find(({ date }) => date === chosen);
  if (!own) return null;
  const distance = ({ date }: DayPrice) => Math.abs(daysBetween(chosen, date));
  const best = prices.reduce((least, price) =>
    price.won < least.won || (price.won === least.won && distance(price) < distance(least)) ? price : least,
  );
  return { ...best, days: daysBetween(chosen, best.date), savedWon: own.won - best.won };
}
