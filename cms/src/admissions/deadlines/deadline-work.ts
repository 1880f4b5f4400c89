import { deadlineStep, MAX_CORRECTION_DAYS } from '@pravesh/shared/admissions/status/correction-deadline'
import { COURSE_LABELS } from '@pravesh/shared/courses/courses'
import { paths } from '@pravesh/shared/site/paths'
import type { Payload } from 'payload'
import type { Outcome, Work } from '../../database/work/work.ts'
import { portalOf } from '../../foundation/portal.ts'
import { queueMessage } from '../../messaging/outbox/queue-message.ts'
import type { CorrectionDeadline } from '../../payload-types.ts'
import { type ApplicationRecord, findApplication } from '../applications/application-record.ts'
import { finishDueEffects } from '../changes/finish-effects.ts'
import { correctionReminder } from '../messages/correction-reminder.ts'
import { correctionSettings } from '../settings/correction-settings.ts'
import { endDeadline, isOpen } from './end-deadline.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

/** Reminds students of their corrections, and does what the settings say when the last day has passed. */
export const deadlineWork: Work<'correction-deadlines'> = {
  collection: 'correction-deadlines',
  dueField: 'dueAt',
  where: { endedAt: { exists: false } },
  leaseMs: MINUTE,
  plansAheadMs: (MAX_CORRECTION_DAYS + 1) * DAY,
  schedule: { delaysMs: [MINUTE, 5 * MINUTE, 60 * MINUTE], afterwards: 'repeat' },
  apply: async ({ payload, lease: { record }, now }): Promise<Outcome<'correction-deadlines'>> => {
    const ended = { endedAt: now().toISOString() }
    const found = await findApplication(payload, record.application)
    if (found === null) return ended
    const application = await finishDueEffects({ payload, application: found, now: now() })
    if (!isOpen(application, record)) return ended
    const { dueOn, remindedDays } = record
    const settings = await correctionSettings(payload)
    const step = deadlineStep({ dueOn, remindedDays, reminderDays: settings.reminderDays, now: now() })
    if (step.name === 'wait') return { dueAt: step.until, attempts: 0 }
    if (step.name === 'end') {
      await endDeadline({ payload, application, deadline: record, after: settings.afterDeadline, now: now() })
      return ended
    }
    await remind({ payload, application, deadline: record, days: step.days, now: now() })
    return { remindedDays: step.days, dueAt: now().toISOString(), attempts: 0 }
  },
}

interface RemindOptions {
  payload: Payload
  application: ApplicationRecord
  deadline: CorrectionDeadline
  days: number
  now: Date
}

async function remind({ payload, application, deadline, days, now }: RemindOptions): Promise<void> {
  const { studentName: name, studentEmail: to, studentId, number, course } = application
  const link = `${portalOf(payload).env.publicUrl}${paths.application}`
  const variables = { name, number, course: COURSE_LABELS[course], dueOn: deadline.dueOn, link }
  await queueMessage(
    { payload, event: `${deadline.key}:${days}`, studentId, now },
    { to, template: correctionReminder, variables },
  )
}
