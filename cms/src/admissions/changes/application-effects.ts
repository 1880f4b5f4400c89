import { EFFECTS_SCHEDULE } from '../../database/work/apply-effects.ts'
import type { Outcome, Work } from '../../database/work/work.ts'
import { portalOf } from '../../foundation/portal.ts'
import { queueTogether } from '../../messaging/outbox/queue-message.ts'
import { applicationRecord } from '../applications/application-record.ts'
import { applyEffects } from './effects.ts'
import { endReading } from './end-reading.ts'
import { hasEvent, writeEvent } from './events.ts'
import { messagesAbout } from './notify-student.ts'
import { refundRejected } from './refund-rejected.ts'

/** Applies the effects of the last change of an application. A failed effect is retried and never undoes the change. */
export const applicationEffects: Work<'applications'> = {
  collection: 'applications',
  dueField: 'nextSettleAt',
  where: { settledAt: { exists: false } },
  leaseMs: 60_000,
  schedule: EFFECTS_SCHEDULE,
  apply: async ({ payload, lease, now }): Promise<Outcome<'applications'>> => {
    const application = applicationRecord(lease.record)
    const { lastChange: change } = application
    if (change !== null) {
      // The event is written last and marks the messages as queued. Until then, queuing is idempotent per revision.
      const isFirstAttempt = application.attempts === 1
      const isQueued = !isFirstAttempt && (await hasEvent(payload, application))
      const { carriedTo: id } = change
      if (id !== undefined) await portalOf(payload).takeCarriedFee({ payload, id, from: application, now: now() })
      // Before the messages, which say how much comes back.
      const refundPaise = await refundRejected({ payload, application, change })
      const messages = isQueued ? [] : await messagesAbout({ payload, application, change, refundPaise })
      await queueTogether(payload, messages, async (req, queue) => {
        await applyEffects({ payload, application, change, req })
        await endReading({ payload, application, change, req })
        await queue()
        if (!isQueued) await writeEvent({ payload, application, event: change, req })
      })
    }
    return { settledAt: now().toISOString() }
  },
}
