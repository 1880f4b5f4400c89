import type { Where } from 'payload'
import { expect, it } from 'vitest'
import { dueOf } from '../../../test/builders/fees.ts'
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
