/** What stands out about an application in a list. */
import { isOverdue } from './answer-time.ts'
import type { ReadingState } from './reading.ts'
import { isFull, type Seats } from './seats.ts'
import { type ApplicationStatus, isApproved, isCorrected, isRejected, isReopened } from './status.ts'

export const FLAGS = [
  'overdue',
  'second-reading',
  'third-reading',
  'duplicate',
  'corrected',
  'reopened',
  'fee-not-paid',
  'document-not-accepted',
  'seats-full',
] as const
export type Flag = (typeof FLAGS)[number]

export const FLAG_LABELS: Record<Flag, string> = {
  overdue: 'Overdue',
  'second-reading': 'Second reading',
  'third-reading': 'Readers disagree',
  duplicate: 'Possible duplicate',
  corrected: 'Corrected',
  reopened: 'Reopened',
  'fee-not-paid': 'Fee not paid',
  'document-not-accepted': 'Document not accepted',
  'seats-full': 'Seats full',
}

export interface FlagFacts {
  status: ApplicationStatus
  feePaid: boolean
  /** `YYYY-MM-DD`; null unless the application waits. */
  dueOn: string | null
  today: string
  /** Null when the college was deleted. */
  seats: Seats | null
  documentsRejected: number
  /** Other applications that may come from the same person, of which staff have said nothing yet. */
  openDuplicates: number
  /** Null for an application that waits for no reader. */
  readingState: ReadingState | null
}

/** The flags of an application, the most urgent first. A decided one has none. */
export function flagsOf({
  status,
  feePaid,
  dueOn,
  today,
  seats,
  documentsRejected,
  openDuplicates,
  readingState,
}: FlagFacts): Flag[] {
  if (isApproved(status) || isRejected(status)) return []
  const isSet: Record<Flag, boolean> = {
    overdue: isOverdue(dueOn, today),
    'second-reading': readingState === 'second',
    'third-reading': readingState === 'third',
    duplicate: openDuplicates > 0,
    corrected: isCorrected(status),
    reopened: isReopened(status),
    'fee-not-paid': !feePaid,
    'document-not-accepted': documentsRejected > 0,
    'seats-full': seats !== null && isFull(seats),
  }
  return FLAGS.filter((flag) => isSet[flag])
}
