import { isPaid, OPEN_STATUSES } from '@pravesh/shared/payments/status'
import type { Payload } from 'payload'
import { readRows } from '../../database/records/read-rows.ts'
import { Problem } from '../../foundation/problem.ts'
import type { Payment } from '../../payload-types.ts'
import { checkAttempt } from '../check/check-payment.ts'
import { slotOf } from '../find-counting.ts'
import type { Gateway } from '../providers/gateway.ts'

interface RefuseOptions extends Pick<Payment, 'purpose' | 'subjectId'> {
  payload: Payload
  now: Date
  gateway?: Gateway
}

/** Open attempts for a subject that are checked before a new one can start. */
const MAX_CHECKED = 3

/** Throws a Problem (409) when a subject is already paid. Checks open attempts with their provider first. */
export async function refusePaid({ payload, purpose, subjectId, now, gateway }: RefuseOptions): Promise<void> {
  for (const payment of await findRelevant(payload, { purpose, subjectId })) {
    const checked = await checkAttempt({ payload, payment, now, gateway })
    if (!isPaid(checked.status)) continue
    const publicMessage = 'This is already paid. You do not need to pay again.'
    throw new Problem({ code: 'ALREADY_PAID', status: 409, publicMessage })
  }
}

/** The paid attempt that counts, otherwise the latest open ones. */
async function findRelevant(payload: Payload, subject: Pick<Payment, 'purpose' | 'subjectId'>): Promise<Payment[]> {
  const slot = slotOf(subject)
  const rows = await readRows({
    payload,
    collection: 'payments',
    where: {
      and: [
        { purpose: { equals: subject.purpose } },
        { subjectId: { equals: subject.subjectId } },
        { or: [{ slot: { equals: slot } }, { status: { in: [...OPEN_STATUSES] } }] },
      ],
    },
    sort: '-startedAt',
  })
  const counting = rows.find((payment) => payment.slot === slot)
  return counting ? [counting] : rows.slice(0, MAX_CHECKED)
}
