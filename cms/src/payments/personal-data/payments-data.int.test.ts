/** @sqlite-only personal-data.int.test.ts exports and erases on both databases */
import { expect, it } from 'vitest'
import { dueOf } from '../../../test/builders/fees.ts'
import { runRefunds } from '../../../test/builders/refunds.ts'
import { feePortal } from '../../../test/fee-portal.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { findPayment } from '../find-payment.ts'
import { requestRefund } from '../refunds/request-refund.ts'
import { paymentsData } from './payments-data.ts'

const portal = startTestPortal()
const { admitted, paid, get } = feePortal(portal)

it('exports payments and why staff refunded them, without who did, and keeps both', async () => {
  const { payload } = portal
  const someone = await admitted()
  const transactionId = await paid(someone, dueOf(someone, 'DRESS'))
  const { id: paymentId = '' } = (await findPayment(payload, transactionId)) ?? {}
  const staff = { id: 'accounts-1', name: 'Mina Das' }
  const refund = {
    paymentId,
    amountPaise: 50_000,
    reason: 'Paid too much.',
    key: transactionId,
    staff,
    now: new Date(),
  }
  await requestRefund({ payload, ...refund })
  await runRefunds({ payload })
  const { reply, text } = await get('/api/user/myData', someone.student)
  expect(reply.result.payments).toMatchObject({
    payments: expect.arrayContaining([expect.objectContaining({ transactionId, amount: '₹3,500.00', state: 'Paid' })]),
    atTheOffice: [],
    refunds: [{ amount: '₹500.00', reason: 'Paid too much.' }],
    decisions: [],
  })
  expect(text).not.toContain('Mina Das')
  const of = { payload, studentId: someone.student.id }
  const [found] = await paymentsData.find(of)
  expect(found).toMatchObject({ kind: 'payments', latestAt: expect.any(String) })
  await paymentsData.erase(of)
  expect(await paymentsData.find(of)).toEqual([found])
})
