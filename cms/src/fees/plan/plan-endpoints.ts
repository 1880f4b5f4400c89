import { feePaymentCalls } from '@pravesh/shared/fees/pay/calls'
import { feePaymentTable } from '@pravesh/shared/fees/pay/wire'
import { requireStudent } from '../../accounts/index.ts'
import { endpoint } from '../../http/api/endpoint.ts'
import { feePayments as findPayments } from './fee-payments.ts'
import { feePlans as findPlans } from './fee-plans.ts'

/** Returns the fees of the logged-in student with at least one payment attempt, latest first. (spec 1, 7) */
export const feePayments = endpoint({
  ...feePaymentCalls.feePayments,
  handle: async ({ payload, req }) => {
    const { student } = await requireStudent(req)
    const rows = await findPayments({ payload, studentId: student.id, now: new Date() })
    const msg = rows.length === 0 ? 'You have not paid a fee yet.' : 'Payments found.'
    return { msg, result: rows.map(feePaymentTable.toWire) }
  },
})

/** Returns the fee plan of each approved application of the logged-in student. */
export const feePlans = endpoint({
  ...feePaymentCalls.feePlans,
  handle: async ({ payload, req }) => {
    const { student } = await requireStudent(req)
    const result = await findPlans({ payload, studentId: student.id, now: new Date() })
    const msg =
      result.length === 0 ? 'You have no fees yet. Fees follow the approval of your application.' : 'Fee plan found.'
    return { msg, result }
  },
})
