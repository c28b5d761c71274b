/** How many items of an answer could not be read, by the answer. */
const counts = new WeakMap<object, number>();

/** For code that makes an answer: it lacks `count` items that came but could not be read. */
export function recordLeftOut(answer: unknown, count: number) {
  if (count > 0 && typeof answer === 'object' && answer !== null) counts.set(answer, count);
}

/** The number of items that this answer lacks because they could not be read. */
export const leftOutOf = (answer: unknown): number =>
  typeof answer === 'object' && answer !== null ? (counts.get(answer) ?? 0) : 0;
