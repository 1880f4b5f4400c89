import type { AfterDeadline } from '@pravesh/shared/admissions/status/correction-deadline'
import type { StaffDecision } from '@pravesh/shared/admissions/status/staff-calls'
import { afterMove, isWithApplicant } from '@pravesh/shared/admissions/status/status'
import { formatLongDay } from '@pravesh/shared/platform/formats'
import type { Payload } from 'payload'
import { Problem } from '../../foundation/problem.ts'
import type { CorrectionDeadline } from '../../payload-types.ts'
import { type ApplicationRecord, findApplication } from '../applications/application-record.ts'
import { writeEvent } from '../changes/events.ts'
import { decideApplication } from '../review/decide-application.ts'
import { deadlineReason } from './deadline-reason.ts'
import { historyWords } from './history-words.ts'

interface EndOptions {
  payload: Payload
  /** Still with the student. */
  application: ApplicationRecord
  deadline: CorrectionDeadline
  after: AfterDeadline
  now: Date
}

/**
 * Does what the settings say when the last day has passed without a correction. A decision is that of the person who sent the
 * application back. Idempotent: a decided application is not with the student any more. Throws a Problem (409) while the
 * application is being changed and still waits for the correction: the work repeats it.
 */
export async function endDeadline({ payload, application, deadline, after, now }: EndOptions): Promise<void> {
  const { id, status, revision } = application
  const { dueOn, staffId, staffName, key } = deadline
  const day = formatLongDay(dueOn)
  if (after === 'flag' || !staffId) {
    const event = { kind: 'note', at: now.toISOString(), by: historyWords.portal, staffId: null } as const
    await writeEvent({
      payload,
      application,
      event: { ...event, text: historyWords.passed(day) },
      key: `${key}:passed`,
    })
    return
  }
  const closes = after === 'close' && afterMove(status, 'reject') !== null
  const { text: reason, sentTexts } = deadlineReason(closes ? 'closed' : 'returned', dueOn)
  const decision: StaffDecision = closes
    ? { move: 'reject', code: 'other', reason, revision }
    : { move: 'recall', reason, revision }
  const staff = { id: staffId, name: historyWords.by(staffName) }
  try {
    await decideApplication({ payload, staff, id, decision, sentTexts, now, isByRule: true })
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    const current = await findApplication(payload, id)
    // Otherwise the student or a colleague was faster.
    if (current !== null && isOpen(current, deadline)) throw error
  }
}

/** Whether the application still waits for the correction that the deadline is for, until the same day. */
export function isOpen({ status, correction }: ApplicationRecord, { askedAt, dueOn }: CorrectionDeadline): boolean {
  return (
    isWithApplicant(status) &&
    Date.parse(correction.askedAt ?? '') === Date.parse(askedAt) &&
    correction.dueOn === dueOn
  )
}
