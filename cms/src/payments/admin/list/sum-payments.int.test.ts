import type { TypedUser } from 'payload'
import { expect, it } from 'vitest'
import { aStoredPayment } from '../../../../test/builders/money-records.ts'
import { aStaffMember } from '../../../../test/builders/staff.ts'
import { startTestPortal } from '../../../../test/start-test-portal.ts'
import { sumPayments } from './sum-payments.ts'

const portal = startTestPortal()

it('sums what was started, received and refunded', async () => {
  const { payload } = portal
  await aStoredPayment(payload, { status: 'pending', amountPaise: 1000 })
  await aStoredPayment(payload, { status: 'failed', amountPaise: 20_000 })
  await aStoredPayment(payload, { status: 'paid', amountPaise: 300_000, refundedPaise: 5000 })
  await aStoredPayment(payload, { status: 'refunded', amountPaise: 4_000_000, refundedPaise: 4_000_000 })
  await aStoredPayment(payload, { status: 'paid', amountPaise: 50_000_000, purpose: 'fee' })
  const user = { ...(await aStaffMember(payload, { role: 'accounts' })), collection: 'staff' } as TypedUser
  const where = { purpose: { equals: 'application-fee' } }
  expect(await sumPayments({ payload, user, where })).toEqual({
    startedPaise: 4_321_000,
    receivedPaise: 4_300_000,
    refundedPaise: 4_005_000,
  })
})
