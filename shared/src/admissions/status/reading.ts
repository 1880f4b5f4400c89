/** A second reader for rejections and a sample of approvals: a decision takes effect when two people agree. (decision 0086) */
import type { SentText } from '../../platform/sent-text.ts'
import type { ReadingSettings } from './reading-settings.ts'
import { REJECTIONS } from './rejection.ts'
import type { StaffDecision } from './staff-calls.ts'
import { MOVE_LABELS } from './status.ts'

/** Whom an application waits for: the second reader, or after a disagreement a third one. */
export const READING_STATES = ['second', 'third'] as const
export type ReadingState = (typeof READING_STATES)[number]

export const READING_LABELS: Record<ReadingState, string> = {
  second: 'Waits for a second reader',
  third: 'Readers disagree, waits for a third',
}

/** The decisions that a reader can store. Others, such as a recall, end a reading. */
export type ReadDecision = Extract<StaffDecision, { move: 'approve' | 'reject' | 'sendBack' }>

export function isReadDecision(decision: StaffDecision): decision is ReadDecision {
  return decision.move === 'approve' || decision.move === 'reject' || decision.move === 'sendBack'
}

/** What one reader decided. A type, because the compiler accepts no interface for a JSON column. */
export type Verdict = {
  staffId: string
  /** Name. */
  by: string
  /** ISO 8601. */
  at: string
  decision: ReadDecision
  /** Prepared texts in the reason. */
  sentTexts?: SentText[]
  /** The person may exceed the seats and gave a reason, so a second reader who agrees does, too. */
  mayExceedSeats?: true
}

/** The decisions of an application that waits for another reader. */
export type Reading = { first: Verdict; second: Verdict | null }

/** Label of a decision, with the kind of a rejection. */
export function verdictLabel(decision: ReadDecision): string {
  const { button } = MOVE_LABELS[decision.move]
  return decision.move === 'reject' ? `${button}: ${REJECTIONS[decision.code].staff}` : button
}

/** Whether two readers agree. The kind of a rejection counts, because it decides whether the fee is refunded; words do not. */
export function isSameVerdict(one: ReadDecision, other: ReadDecision): boolean {
  if (one.move !== other.move) return false
  return one.move !== 'reject' || other.move !== 'reject' || one.code === other.code
}

/**
 * What a decision becomes: it takes effect (`decide`), waits for a second reader (`propose`), is the second one (`agree`,
 * `disagree`), or is refused because this person has decided before (`own`).
 */
export type ReadingStep = 'decide' | 'propose' | 'agree' | 'disagree' | 'own'

interface StepOptions {
  settings: ReadingSettings
  /** Null for an application that waits for no reader. */
  reading: Reading | null
  staffId: string
  decision: StaffDecision
  /** Whether an approval of this application is in the sample. */
  isDrawn: boolean
}

export function readingStep({ settings, reading, staffId, decision, isDrawn }: StepOptions): ReadingStep {
  if (!settings.isOn || !isReadDecision(decision)) return 'decide'
  if (reading === null) {
    return decision.move === 'reject' || (decision.move === 'approve' && isDrawn) ? 'propose' : 'decide'
  }
  const { first, second } = reading
  if (staffId === first.staffId || staffId === second?.staffId) return 'own'
  if (second !== null) return 'decide'
  return isSameVerdict(first.decision, decision) ? 'agree' : 'disagree'
}
