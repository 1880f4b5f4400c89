import type { FoundRecords } from '@pravesh/shared/rights/erasure'
import type { Payload } from 'payload'

interface StudentData {
  payload: Payload
  studentId: string
}

interface PartOfData extends StudentData {
  /** Whether the student keeps the account, because it belongs to an admission. */
  keepsAccount: boolean
}

/** Export and erasure of the personal data that a feature stores about a student. */
export interface PersonalData {
  /** Section name in the data export, e.g. `applications`. */
  section: string
  /** All data in readable form, without secrets. */
  exportData: (of: StudentData) => Promise<unknown>
  /** Why the account cannot be deleted, as a sentence for staff; null when it can be. */
  retentionReason: (of: StudentData) => Promise<string | null>
  /** Whether that reason keeps everything, and not only records that a law names. */
  keepsAll?: true
  /** Erases the data. Idempotent. */
  erase: (of: StudentData) => Promise<void>
  /** What there is, for a preview of an erasure. */
  find: (of: StudentData) => Promise<FoundRecords[]>
  /** Erases what no law keeps, where the account cannot be deleted; everything by default. Idempotent. */
  eraseInPart?: (of: PartOfData) => Promise<void>
}
