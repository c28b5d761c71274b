/** The page links to show: first, last, and `around` pages on both sides of the current one; null marks a gap. */
export function pageNumbers(page: number, count: number, around: number): (number | null)[] {
  const visible = Array.from({ length: count }, (_, index) => index + 1).filter(
    (number) => number === 1 || number === count || Math.abs(number - page) <= around,
  );
  return visible.flatMap((number, index) => {
    const gap = number - (visible[index - 1] ?? 0);
    // A gap of one page is filled with that page.
    if (gap === 2) return [number - 1, number];
    return gap > 2 ? [null, number] : [number];
  });
}
