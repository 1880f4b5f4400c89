/** Seats of an intake: a college's places in a course for one session. */

export interface Seats {
  /** Approved applications. */
  approved: number
  /** Null while staff have entered no number. */
  total: number | null
}

/** Whether no further application can be approved. */
export function isFull({ approved, total }: Seats): boolean {
  return total !== null && approved >= total
}

/** E.g. `41 of 60 approved`. */
export function seatsText({ approved, total }: Seats): string {
  return total === null ? `${approved} approved` : `${approved} of ${total} approved`
}

/** Free seats from which staff are warned: one, or a twentieth of the seats. */
const WARNING_SHARE = 0.05

/** A warning for staff at or near the limit; empty otherwise. */
export function seatsWarning({ approved, total }: Seats): string {
  if (total === null) return ''
  const free = total - approved
  if (free <= 0) return `All ${total} seats of this college are taken.`
  if (free > Math.max(1, Math.floor(total * WARNING_SHARE))) return ''
  return free === 1 ? 'This is the last free seat of this college.' : `Only ${free} seats of this college are free.`
}
