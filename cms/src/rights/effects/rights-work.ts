import { EFFECTS_SCHEDULE } from '../../database/work/apply-effects.ts'
import type { Outcome, Work } from '../../database/work/work.ts'
import { queueTogether } from '../../messaging/outbox/queue-message.ts'
import { carryOut } from '../erasure/carry-out.ts'
import { answerMail, confirmation, toOffice } from '../requests/messages-about.ts'

/** What follows from a change of a request: mails, and the erasure that staff started. Each part is idempotent. */
export const rightsWork: Work<'rights-requests'> = {
  collection: 'rights-requests',
  dueField: 'dueAt',
  where: {},
  // An erasure deletes files one by one.
  leaseMs: 5 * 60_000,
  schedule: EFFECTS_SCHEDULE,
  apply: async ({ payload, lease: { record: request } }): Promise<Outcome<'rights-requests'>> => {
    if (request.state === 'erasing') return carryOut({ payload, request, now: new Date() })
    const messages =
      request.state === 'open'
        ? [...(await confirmation({ payload, request })), ...(await toOffice({ payload, request }))]
        : await answerMail({ payload, request })
    await queueTogether(payload, messages, (_, queue) => queue())
    return { dueAt: null }
  },
}
