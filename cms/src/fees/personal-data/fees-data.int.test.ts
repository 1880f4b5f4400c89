/** @sqlite-only personal-data.int.test.ts exports and erases on both databases */
import { expect, it } from 'vitest'
import { dueOf } from '../../../test/builders/fees.ts'
import { feePortal } from '../../../test/fee-portal.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { findDues } from '../dues/find-dues.ts'
import { feesData } from './fees-data.ts'

const portal = startTestPortal()
const { admitted, paid, get } = feePortal(portal)

it('exports the dues in readable form', async () => {
  const someone = await admitted()
  const transactionId = await paid(someone, dueOf(someone, 'DRESS'))
  const { reply } = await get('/api/user/myData', someone.student)
  expect(reply.result.fees).toHaveLength(11)
  expect(reply.result.fees).toContainEqual({
    application: someone.application.number,
    fee: 'Dress fee',
    for: 'Dress',
    amount: '₹3,500.00',
    dueOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    state: 'We have received this fee.',
    paidAt: expect.any(String),
    transactionId,
    review: 'Pending',
    reviewReason: '',
    refunded: '₹0.00',
  })
})

it('keeps an account with received fees, and erases unpaid dues', async () => {
  const { payload } = portal
  const someone = await admitted()
  const of = { payload, studentId: someone.student.id }
  expect(await feesData.retentionReason(of)).toBeNull()
  await paid(someone, dueOf(someone, 'DRESS'))
  expect(await feesData.retentionReason(of)).toContain(someone.application.number)
  const other = await admitted()
  await feesData.erase({ payload, studentId: other.student.id })
  expect(await findDues(payload, { studentId: other.student.id })).toEqual([])
  expect(await findDues(payload, { studentId: someone.student.id })).toHaveLength(11)
})
