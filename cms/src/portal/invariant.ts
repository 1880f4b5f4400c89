import type { Payload } from 'payload'

/** A record that violates an invariant. */
export interface Finding {
  /** Identifies the violation within its invariant, so that each is stored once. */
  subject: string
  /** One sentence for staff. */
  text: string
  /** Where staff look into it; relative to the admin, e.g. `/collections/payments/…`. */
  href: string
}

/**
 * A statement that must hold between stored records, such as “every paid payment has a receipt”. Features contribute
 * theirs (`Feature.invariants`), because payments know neither products nor receipts.
 */
export interface Invariant {
  /** Stored with its findings. */
  name: string
  /** What is wrong, as a heading. */
  label: string
  /** What staff do about it. */
  advice: string
  /** Finds all violations. Reads in batches, because there may be any number of records. */
  find: (options: { payload: Payload; now: Date }) => AsyncIterable<Finding>
}
