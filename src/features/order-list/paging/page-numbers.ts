/** The pages to offer: first, last, and `around` on both sides of the current one; null where some are left out. */
export function pageNumbers(page: number, count: number, around: number): (number | null)[] {
  const wanted = Array.from({ length: count }, (_, index) => index + 1).filter(
    (number) => number === 1 || number === count || Math.abs(number - page) <= around,
  );
  return wanted.flatMap((number, index) => {
    const gap = number - (wanted[index - 1] ?? 0);
    // A gap of one page is not worth a gap.
    if (gap === 2) return [number - 1, number];
    return gap > 2 ? [null, number] : [number];
  });
}
