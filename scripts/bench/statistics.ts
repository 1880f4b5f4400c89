/** The value that a share of the values does not exceed: 0.5 is the median, 1 the largest. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  const value = sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)]
  if (value === undefined) throw new Error('Nothing was measured.')
  return value
}

/** The middle of some rounds. */
export function median(values: readonly number[]): number {
  return quantile(values, 0.5)
}

/** The middle of the rounds' own ratios, so that what slows a whole round down does not count. */
export function medianRatio(of: readonly number[], to: readonly number[]): number {
  return median(of.map((value, round) => value / (to[round] ?? Number.NaN)))
}

/** Milliseconds as a person reads them: 3.4 ms, 120 ms. */
export function ms(value: number): string {
  return `${value < 10 ? value.toFixed(1) : value.toFixed(0)} ms`
}

/** A ratio: ×17.3. */
export function times(value: number): string {
  return `×${value < 10 ? value.toFixed(2) : value.toFixed(1)}`
}
