/** How one amount is spread over what a student owes. Amounts in whole paise. */
export interface Allocatable {
  leftPaise: number
  /** `YYYY-MM-DD`; null without a date. */
  dueOn: string | null
  /** Whether less than what is left can be paid. */
  allowsPart: boolean
}

/** Spreads an amount over dues, the oldest first; the result has the order of `dues`. What is beyond all of them is left out. */
export function allocate(amountPaise: number, dues: readonly Allocatable[]): number[] {
  const byAge = dues.map((due, index) => ({ ...due, index })).toSorted(byDate)
  const parts = dues.map(() => 0)
  let rest = amountPaise
  for (const { index, leftPaise, allowsPart } of byAge) {
    const part = allowsPart || rest >= leftPaise ? Math.min(rest, leftPaise) : 0
    parts[index] = part
    rest -= part
  }
  return parts
}

function byDate(one: Allocatable & { index: number }, other: Allocatable & { index: number }): number {
  return (one.dueOn ?? '9999').localeCompare(other.dueOn ?? '9999') || one.index - other.index
}

/** The difference between an amount and the sum of its parts; 0 if they agree to the paisa. */
export function unallocatedPaise(amountPaise: number, parts: readonly number[]): number {
  return amountPaise - parts.reduce((sum, part) => sum + part, 0)
}
