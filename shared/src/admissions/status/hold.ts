/** A member of staff holds an application while they work on it, so that no two decide on it at once. */

/** How long a hold lasts without activity, in minutes. */
export const HOLD_MINUTES = 30

export interface HoldFacts {
  /** Id of the member of staff. */
  heldBy?: string | null | undefined
  /** ISO 8601. */
  heldUntil?: string | null | undefined
}

/** Id of the member of staff who holds an application; null if no one does. */
export function holderOf({ heldBy, heldUntil }: HoldFacts, now: Date): string | null {
  return heldBy && heldUntil && heldUntil > now.toISOString() ? heldBy : null
}

export function holdFrom(staffId: string, now: Date): { heldBy: string; heldUntil: string } {
  return { heldBy: staffId, heldUntil: new Date(now.getTime() + HOLD_MINUTES * 60_000).toISOString() }
}

export const NO_HOLD = { heldBy: null, heldUntil: null }
