import type { Payload } from 'payload'

interface Whose {
  payload: Payload
  studentId: string
}

/** What one feature keeps of a student: to be told to them, and to be forgotten with their account. */
export interface PersonalData {
  /** What it is called in what students can take with them, e.g. `applications`. */
  section: string
  /** Everything, in words they can read, without secrets. */
  gather: (whose: Whose) => Promise<unknown>
  /** Keys of the message templates that its students receive. */
  messageTemplates: readonly string[]
  /** Why the account cannot be deleted, in a sentence for staff; null when nothing stands against it. */
  retentionReason: (whose: Whose) => Promise<string | null>
  /** Removes it. Done again, nothing changes. */
  erase: (whose: Whose) => Promise<void>
}
