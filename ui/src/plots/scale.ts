/** The figures along an axis: few, round, and around everything that is shown. */
export function ticks(least: number, most: number, wanted = 4): number[] {
  const [low, high] = least === most ? [least - 1, most + 1] : [Math.min(least, most), Math.max(least, most)];
  const rough = (high - low) / wanted;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = power * ([1, 2, 5, 10].find((factor) => factor * power >= rough) ?? 10);
  const first = Math.floor(low / step);
  const last = Math.ceil(high / step);
  return Array.from({ length: last - first + 1 }, (_, index) => Number(((first + index) * step).toPrecision(12)));
}
