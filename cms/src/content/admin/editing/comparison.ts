import type { Difference } from '../../editing/differences.ts'

/** What `POST …/compare` answers. */
export interface Comparison {
  savedBy: string | null
  savedAt: string
  differences: Difference[]
  stored: Record<string, unknown>
  /** The stored version with the changes of this form. */
  merged: Record<string, unknown>
}
