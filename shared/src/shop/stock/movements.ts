/** Changes of the copies in stock. */
export const MOVEMENT_KINDS = ['sale', 'cancellation', 'return', 'adjustment', 'import'] as const
export type MovementKind = (typeof MOVEMENT_KINDS)[number]

export const MOVEMENT_LABELS: Record<MovementKind, string> = {
  sale: 'Sold',
  cancellation: 'Order cancelled',
  return: 'Order returned',
  adjustment: 'Adjusted by staff',
  import: 'Imported',
}

/** Upper bound on the copies of one book. */
export const MAX_COPIES = 1_000_000
