/** The value below which a `share` (0 to 1) of `values` lies, rounded to whole ms; null if there are none. */
export function percentile(values, share) {
  const sorted = [...values].sort((one, other) => one - other);
  const value = sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))];
  return value === undefined ? null : Math.round(value);
}
