import { documentCalls } from '@pravesh/shared/documents/calls'
import { myPaymentTable } from '@pravesh/shared/documents/wire'
import { requireStudent } from '../../accounts/index.ts'
import { endpoint } from '../../http/api/endpoint.ts'
import { myPayments as findPayments } from './my-payments.ts'

/** Returns what the logged-in student has paid, whatever it was for and whether it was refunded, and what is not decided yet. */
export const myPayments = endpoint({
  ...documentCalls.myPayments,
  handle: async ({ payload, req }) => {
    const { student } = await requireStudent(req)
    const payments = await findPayments({ payload, studentId: student.id, now: new Date() })
    const msg = payments.length === 0 ? 'You have not paid anything yet.' : 'Payments found.'
    return { msg, result: payments.map(myPaymentTable.toWire) }
  },
})
