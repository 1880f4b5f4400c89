import type { FeeRefund } from '@pravesh/shared/admissions/form/form-context'
import type { Payload } from 'payload'
import { readRows } from '../../database/records/read-rows.ts'
import type { ApplicationRecord } from '../applications/application-record.ts'

/** What comes back, or came back, of each application's fee, by application id. */
export async function feeRefunds(
  payload: Payload,
  applications: readonly ApplicationRecord[],
): Promise<Map<string, FeeRefund>> {
  const ids = applications.flatMap(({ paymentId }) => paymentId ?? [])
  if (ids.length === 0) return new Map()
  const rows = await readRows({
    payload,
    collection: 'payments',
    where: { and: [{ transactionId: { in: ids } }, { refundHeldPaise: { greater_than: 0 } }] },
    fields: ['transactionId', 'refundHeldPaise', 'refundedPaise'],
  })
  const byPayment = new Map(
    rows.map(({ transactionId, refundHeldPaise, refundedPaise }) => {
      const paise = refundHeldPaise ?? 0
      return [transactionId, { paise, isDone: (refundedPaise ?? 0) >= paise }]
    }),
  )
  // Not by the subject of the payment: a fee that was carried over was paid for an earlier application.
  return new Map(
    applications.flatMap(({ id, paymentId }) => {
      const refund = byPayment.get(paymentId ?? '')
      return refund ? [[id, refund] as const] : []
    }),
  )
}
