import { statusesBefore } from '@pravesh/shared/payments/status'
import type { Payload } from 'payload'
import { countRows } from '../../src/database/records/count-rows.ts'
import { portalOf } from '../../src/foundation/portal.ts'
import { heldRefunds } from '../../src/payments/refunds/held-refunds.ts'

const NAMES = [
  ...['merit-publications', 'merit-seats'],
  ...['payment-checks', 'payment-effects', 'duplicate-payments', 'refunds'],
]

/** What the minutely work does for published rounds, seats, payments and refunds. */
export async function workForRounds(payload: Payload, now: () => Date): Promise<void> {
  const works = portalOf(payload).features.flatMap(({ work }) => work ?? [])
  const named = works.filter(({ due }) => due !== undefined && NAMES.includes(due.name))
  if (named.length !== NAMES.length) throw new Error('A work has another name.')
  await Promise.all([...named, heldRefunds].map(({ run }) => run({ payload, now })))
}

/** How many records still wait for that work; those whose due date is a reminder of people do not count. */
export async function outstanding(payload: Payload): Promise<number> {
  const counts = await Promise.all([
    countRows({ payload, collection: 'allotment-runs', where: { dueAt: { exists: true } } }),
    countRows({
      payload,
      collection: 'seat-offers',
      where: { and: [{ settledAt: { exists: false } }, { dueAt: { exists: true } }] },
    }),
    countRows({ payload, collection: 'payments', where: { status: { in: statusesBefore('paid') } } }),
    countRows({
      payload,
      collection: 'payments',
      where: { and: [{ status: { equals: 'paid' } }, { settledAt: { exists: false } }] },
    }),
    countRows({ payload, collection: 'refunds', where: { settledAt: { exists: false } } }),
  ])
  return counts.reduce((sum, count) => sum + count, 0)
}
