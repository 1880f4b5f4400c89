import { isPaid, OPEN_STATUSES } from '@pravesh/shared/payments/status'
import type { Payload } from 'payload'
import type { Payment } from '../../payload-types.ts'
import { Problem } from '../../platform/problem.ts'
import { checkAttempt } from '../check/check-payment.ts'
import { findCounting } from '../check/claim-payment.ts'
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
  const counting = await findCounting(payload, { purpose, subjectId })
  const open = counting ? [counting] : await findOpen(payload, { purpose, subjectId })
  for (const payment of open) {
    const checked = await checkAttempt({ payload, payment, now, gateway })
    if (!isPaid(checked.status)) continue
    const publicMessage = 'This is already paid. You do not need to pay again.'
    throw new Problem({ code: 'ALREADY_PAID', status: 409, publicMessage })
  }
}

async function findOpen(payload: Payload, subject: Pick<Payment, 'purpose' | 'subjectId'>): Promise<Payment[]> {
  const { docs } = await payload.db.find<Payment>({
    collection: 'payments',
    where: {
      and: [
        { purpose: { equals: subject.purpose } },
        { subjectId: { equals: subject.subjectId } },
        { status: { in: [...OPEN_STATUSES] } },
      ],
    },
    sort: '-startedAt',
    limit: MAX_CHECKED,
    pagination: false,
  })
  return docs
}
