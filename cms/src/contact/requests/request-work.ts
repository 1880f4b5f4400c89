import { EFFECTS_SCHEDULE } from '../../database/work/apply-effects.ts'
import type { Outcome, Work } from '../../database/work/work.ts'
import { queueTogether } from '../../messaging/outbox/queue-message.ts'
import { confirmation, toOffice } from './messages-about.ts'

/** Tells the office of a new request and confirms it, once each. */
export const requestWork: Work<'contact-messages'> = {
  collection: 'contact-messages',
  dueField: 'dueAt',
  where: {},
  leaseMs: 60_000,
  schedule: EFFECTS_SCHEDULE,
  apply: async ({ payload, lease: { record: request } }): Promise<Outcome<'contact-messages'>> => {
    const about = { payload, request, event: request.id }
    const messages = [...(await toOffice({ ...about, text: request.comment })), ...(await confirmation(about))]
    await queueTogether(payload, messages, (_, queue) => queue())
    return { dueAt: null }
  },
}
