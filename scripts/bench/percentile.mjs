/** The value below which `share` of them lie; times rounded to whole milliseconds. */
export function percentile(values, share) {
  const sorted = [...values].sort((one, other) => one - other);
  const value = sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))];
  return value === undefined ? null : Math.round(value);
}
