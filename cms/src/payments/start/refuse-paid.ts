import { type OwedView, owedView } from '@pravesh/shared/payments/owed/owed'
import { mayPay } from '@pravesh/shared/payments/owed/states'
import { paymentReplies } from '@pravesh/shared/payments/replies/words/words'
import { isOpen, isPaid, OPEN_STATUSES } from '@pravesh/shared/payments/status'
import { refused } from '@pravesh/shared/platform/replies/said'
import type { Payload } from 'payload'
import { readRows } from '../../database/records/read-rows.ts'
import { portalOf } from '../../foundation/portal.ts'
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

/**
 * Throws a Problem (409) when a subject is paid, when staff check a wrong amount, or when its bank may still decide within
 * minutes. Checks open attempts with their provider first.
 */
export async function refusePaid({ payload, purpose, subjectId, now, gateway }: RefuseOptions): Promise<void> {
  const recorded = await portalOf(payload).standingHandlers[purpose]?.({ payload, subjectId })
  const partIds = recorded?.standing === 'due' ? (recorded.partIds ?? []) : []
  const attempts: Payment[] = []
  let checks = 0
  for (const payment of await findRelevant(payload, { purpose, subjectId, partIds })) {
    const isAsked = !isOpen(payment.status) || checks++ < MAX_CHECKED
    const checked = isAsked ? await checkAttempt({ payload, payment, now, gateway }) : payment
    if (isPaid(checked.status)) throw alreadyPaid()
    attempts.push(checked)
  }
  const owed = owedView({ standing: 'due', countingId: null, attempts, now })
  if (!mayPay(owed)) throw refusal('NOT_DECIDED', owed.message, { owed })
}

function alreadyPaid(): Problem {
  return new Problem({ ...refused(paymentReplies, 'ALREADY_PAID'), status: 409 })
}

function refusal(code: string, publicMessage: string, details?: { owed: OwedView }): Problem {
  return new Problem({ code, status: 409, publicMessage, ...(details && { details }) })
}

/** The paid attempt that counts, otherwise those that are open or have another amount, latest first. */
async function findRelevant(
  payload: Payload,
  { partIds, ...subject }: Pick<Payment, 'purpose' | 'subjectId'> & { partIds: readonly string[] },
): Promise<Payment[]> {
  const slot = slotOf(subject)
  const found = await readRows({
    payload,
    collection: 'payments',
    where: {
      and: [
        { purpose: { equals: subject.purpose } },
        { subjectId: { equals: subject.subjectId } },
        {
          or: [{ slot: { equals: slot } }, { status: { in: [...OPEN_STATUSES] } }, { issue: { equals: 'mismatch' } }],
        },
      ],
    },
    sort: '-startedAt',
  })
  // A payment that counts for a part does not pay the rest.
  const rows = found.filter(({ transactionId }) => !partIds.includes(transactionId))
  const counting = rows.find((payment) => payment.slot === slot)
  return counting ? [counting] : rows
}
