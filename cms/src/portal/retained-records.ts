import type { RetentionKind } from '@pravesh/shared/retention/rules'
import type { Payload } from 'payload'

/** A record whose period has ended. */
export interface EndedRecord {
  id: string
  /** When its period began (ISO 8601). */
  at: string
  /** Whose it is; null if it names no account. */
  studentId: string | null
  /** E-mail addresses and phones by which a record without an account names a person. */
  contacts?: readonly string[]
}

interface FindOptions {
  payload: Payload
  /** ISO 8601. */
  before: string
}

interface EndOptions extends FindOptions {
  records: readonly EndedRecord[]
  now: Date
}

/** Records of one kind that a feature keeps for a period. */
export interface RetainedRecords {
  kind: RetentionKind
  /** The records whose period ended before a moment, in slices. Changes nothing. */
  find: (options: FindOptions) => AsyncIterable<readonly EndedRecord[]>
  /**
   * Erases or reduces records, except those that have changed so that their period has not ended any more. Idempotent: what
   * a killed process left is found again. Returns the number of those done.
   */
  end: (options: EndOptions) => Promise<number>
}
