/** Amounts of a seat that replaces another, in paise. Never both: one of them is 0. */
export interface Difference {
  due: number
  refund: number
}

/**
 * What is to be paid for a better seat, or comes back, when `paid` has been paid for the seats before and not been refunded.
 *
 * @param costs Of the new seat.
 */
export function upgradeAmount({ costs, paid }: { costs: number; paid: number }): Difference {
  return { due: Math.max(0, costs - paid), refund: Math.max(0, paid - costs) }
}
