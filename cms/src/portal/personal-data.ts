import type { Payload } from 'payload'

interface StudentData {
  payload: Payload
  studentId: string
}

/** Export and erasure of the personal data that a feature stores about a student. */
export interface PersonalData {
  /** Section name in the data export, e.g. `applications`. */
  section: string
  /** All data in readable form, without secrets. */
  exportData: (of: StudentData) => Promise<unknown>
  /** Why the account cannot be deleted, as a sentence for staff; null when it can be. */
  retentionReason: (of: StudentData) => Promise<string | null>
  /** Erases the data. Idempotent. */
  erase: (of: StudentData) => Promise<void>
}
