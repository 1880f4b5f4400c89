import type { Difference } from '../../editing/differences.ts'

/** Response body of `POST …/compare`. */
export interface Comparison {
  savedBy: string | null
  savedAt: string
  differences: Difference[]
  stored: Record<string, unknown>
  /** The stored version with this form's changes applied. */
  merged: Record<string, unknown>
}
