/** Human-readable file size, e.g. `182 kB` or `3.4 MB`. */
export function fileSize(bytes: number): string {
  const [amount, unit] = bytes < 1_000_000 ? [bytes / 1000, 'kilobyte'] : [bytes / 1_000_000, 'megabyte']
  const format = {
    style: 'unit',
    unit,
    unitDisplay: 'short',
    maximumFractionDigits: unit === 'megabyte' ? 1 : 0,
  } as const
  return new Intl.NumberFormat('en-IN', format).format(Math.max(amount, bytes > 0 ? 1 : 0))
}
