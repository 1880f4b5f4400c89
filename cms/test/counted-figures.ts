import type { TypedUser } from 'payload'
import { beforeAll, expect } from 'vitest'
import { countRows } from '../src/database/records/count-rows.ts'
import { dueTotals } from '../src/fees/admin/due-totals.ts'
import { countDue } from '../src/figures/count/count-due.ts'
import { sumPayments } from '../src/payments/admin/list/sum-payments.ts'
import { aStaffMember } from './builders/staff.ts'
import type { TestPortal } from './start-test-portal.ts'

/** Counting as the minutely work does it, and what it must come to. */
export function countedFigures(portal: TestPortal) {
  let user: TypedUser
  beforeAll(async () => {
    user = { ...(await aStaffMember(portal.payload)), collection: 'staff' } as TypedUser
  })
  const later = () => new Date(Date.now() + LATER_MS)
  const count = () => countDue({ payload: portal.payload, now: later, until: new Date(Date.now() + 2 * LATER_MS) })

  /** The counters of all colleges, all sessions and all time. */
  async function totals(): Promise<Record<string, number>> {
    const { docs } = await portal.payload.find({
      collection: 'figure-counts',
      where: { and: [{ unit: { equals: 'all' } }, { college: { equals: '*' } }] },
      limit: 100,
    })
    const sums: Record<string, number> = {}
    for (const { cells } of docs) {
      for (const amounts of Object.values(cells as Record<string, Record<string, number>>)) {
        for (const [name, amount] of Object.entries(amounts)) sums[name] = (sums[name] ?? 0) + amount
      }
    }
    return sums
  }

  /** The same from lists and other screens. */
  async function expected(): Promise<Record<string, number>> {
    const { payload } = portal
    const events = (kind: 'approved' | 'rejected' | 'resubmitted') =>
      countRows({ payload, collection: 'application-events', where: { kind: { equals: kind } } })
    const applications = (where: object) => countRows({ payload, collection: 'applications', where: where as never })
    const money = { purpose: { in: ['application-fee', 'fee'] } }
    const { receivedPaise, refundedPaise } = await sumPayments({ payload, user, where: money })
    const submitted = await applications({ submittedAt: { exists: true } })
    return {
      submitted,
      paid: await applications({ feePaidAt: { exists: true } }),
      waiting: await applications({ queue: { equals: 'waiting-for-staff' } }),
      admitted: await applications({ queue: { equals: 'approved' } }),
      approved: await events('approved'),
      rejected: await events('rejected'),
      corrected: await events('resubmitted'),
      started:
        submitted + (await countRows({ payload, collection: 'application-drafts', where: { key: { exists: true } } })),
      receivedPaise,
      refundedPaise,
      duePaise: (await dueTotals({ payload, user, where: {} })).openPaise,
    }
  }

  async function expectAgreement() {
    await count()
    const all = await totals()
    const counted = Object.fromEntries(Object.entries(all).filter(([name]) => !name.startsWith('days')))
    const wanted = Object.entries(await expected()).filter(([, amount]) => amount !== 0)
    expect(counted).toEqual(Object.fromEntries(wanted))
  }

  return { count, totals, expectAgreement, later }
}

/** After deletions are looked at again. */
const LATER_MS = 5 * 60_000
