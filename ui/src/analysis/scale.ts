/** Round values for an axis that holds all of these, zero among them. */
export function scale(values: readonly number[]): { low: number; high: number; marks: number[] } {
  const least = Math.min(0, ...values);
  const most = Math.max(0, ...values);
  const wide = (most - least || 1) / 3;
  const power = 10 ** Math.floor(Math.log10(wide));
  const step = Math.max(1, [1, 2, 5, 10].map((factor) => factor * power).find((one) => one >= wide) ?? 10 * power);
  const low = Math.floor(least / step) * step;
  const high = Math.max(low + step, Math.ceil(most / step) * step);
  const marks = Array.from({ length: Math.round((high - low) / step) + 1 }, (_, index) => low + index * step);
  return { low, high, marks };
}
