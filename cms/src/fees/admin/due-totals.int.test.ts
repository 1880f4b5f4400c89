import type { Where } from 'payload'
import { expect, it } from 'vitest'
import { dueOf } from '../../../test/builders/fees.ts'
import { aStoredDue } from '../../../test/builders/money-records.ts'
import { feePortal } from '../../../test/fee-portal.ts'
import { aStaffSession } from '../../../test/staff-session.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { dueTotals } from './due-totals.ts'

const portal = startTestPortal()
const { admitted, paid } = feePortal(portal)

it('sums the fees that match, for staff who may read them', async () => {
  const { payload } = portal
  const someone = await admitted()
  await paid(someone, dueOf(someone, 'DRESS'))
  const { user } = await aStaffSession(portal, ['accounts'])
  const where: Where = {
    and: [{ applicationNumber: { equals: someone.application.number } }, { action: { in: ['DRESS', 'EXAM'] } }],
  }
  const as = user as unknown as Parameters<typeof dueTotals>[0]['user']
  expect(await dueTotals({ payload, user: as, where })).toEqual({
    count: 5,
    openPaise: 480_000,
    paidPaise: 350_000,
    refundedPaise: 0,
  })
  const other = { ...as, roles: ['store' as const] } as typeof as
  await expect(dueTotals({ payload, user: other, where })).rejects.toThrow()
})

it('tells open fees from received ones, refunded or not, and from cancelled ones', async () => {
  const { payload } = portal
  const { user } = await aStaffSession(portal, ['accounts'])
  const number = 'BED-TOTALS'
  for (const change of [
    { status: 'open', amountPaise: 1000 },
    // An amount that a student enters is not owed.
    { status: 'open', amountPaise: 600, action: 'TOUR', paidPaise: 90 },
    { status: 'paid', amountPaise: 20_000 },
    { status: 'paid', amountPaise: 300_000, refundedPaise: 5000 },
    { status: 'refunded', amountPaise: 4_000_000, refundedPaise: 4_000_000 },
    // A late payment that counts for a part.
    { status: 'cancelled', amountPaise: 50_000_000, paidPaise: 10 },
  ] as const) {
    await aStoredDue(payload, { ...change, applicationNumber: number })
  }
  const as = user as unknown as Parameters<typeof dueTotals>[0]['user']
  const where: Where = { applicationNumber: { equals: number } }
  for (const matches of [undefined, 6]) {
    expect(await dueTotals({ payload, user: as, where, matches })).toEqual({
      count: 6,
      openPaise: 1000,
      paidPaise: 4_320_100,
      refundedPaise: 4_005_000,
    })
  } // A list without filters has all fees.
  expect((await dueTotals({ payload, user: as, where: {} })).count).toBeGreaterThan(6)
})
