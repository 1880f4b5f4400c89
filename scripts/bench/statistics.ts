/** The nearest-rank quantile: 0.5 is the median, 1 the maximum. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  const value = sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)]
  if (value === undefined) throw new Error('No values.')
  return value
}

export function median(values: readonly number[]): number {
  return quantile(values, 0.5)
}

/** The median of the ratios per round, so that noise affecting a whole round cancels out. */
export function medianRatio(of: readonly number[], to: readonly number[]): number {
  return median(of.map((value, round) => value / (to[round] ?? Number.NaN)))
}

/** Formats milliseconds: 3.4 ms, 120 ms. */
export function ms(value: number): string {
  return `${value < 10 ? value.toFixed(1) : value.toFixed(0)} ms`
}

/** Formats a ratio: ×17.3. */
export function times(value: number): string {
  return `×${value < 10 ? value.toFixed(2) : value.toFixed(1)}`
}
