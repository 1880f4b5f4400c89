import type { FindSubject } from '../contact/index.ts'
import { storedPlace } from '../staff/index.ts'
import { findPayment } from './find-payment.ts'

/** A student's own payment, by its transaction id, to ask about. */
export const paymentSubject: FindSubject = async ({ payload, studentId, id }) => {
  const payment = await findPayment(payload, id)
  if (payment?.studentId !== studentId) return null
  return { id: payment.id, name: payment.transactionId, place: storedPlace(payment) }
}
