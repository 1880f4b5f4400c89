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

/** How many attempts for one thing are asked about before another may begin. */
const MOST_ASKED = 3

/** Throws a Problem (409) when something is paid already, or turns out to be when the provider is asked about open attempts. */
export async function refusePaid({ payload, purpose, subjectId, now, gateway }: RefuseOptions): Promise<void> {
  const counting = await findCounting(payload, { purpose, subjectId })
  const open = counting ? [counting] : await findOpen(payload, { purpose, subjectId })
  for (const payment of open) {
    const checked = await checkAttempt({ payload, payment, now, gateway })
    if (!isPaid(checked.status)) continue
    const publicMessage = 'This has been paid already. There is nothing more to pay for it.'
    throw new Problem({ code: 'ALREADY_PAID', status: 409, publicMessage })
  }
}

async function findOpen(payload: Payload, about: Pick<Payment, 'purpose' | 'subjectId'>): Promise<Payment[]> {
  const { docs } = await payload.db.find<Payment>({
    collection: 'payments',
    where: {
      and: [
        { purpose: { equals: about.purpose } },
        { subjectId: { equals: about.subjectId } },
        { status: { in: [...OPEN_STATUSES] } },
      ],
    },
    sort: '-startedAt',
    limit: MOST_ASKED,
    pagination: false,
  })
  return docs
}
