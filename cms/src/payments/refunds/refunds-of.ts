import { isHeldRefund } from '@pravesh/shared/payments/refunds/status'
import type { Payload } from 'payload'
import { readRows } from '../../database/records/read-rows.ts'
import type { Payment, Refund } from '../../payload-types.ts'

interface RefundsQuery {
  payload: Payload
  payments: readonly Payment[]
}

/** The refunds of some payments by the ids of these, oldest first, without failed ones. No query if there is none. */
export async function refundsOf({ payload, payments }: RefundsQuery): Promise<Map<string, Refund[]>> {
  const ids = payments.flatMap(({ id, refundHeldPaise }) => (refundHeldPaise ? [id] : []))
  if (ids.length === 0) return new Map()
  const where = { paymentId: { in: ids } }
  const rows = await readRows({ payload, collection: 'refunds', where, sort: 'requestedAt' })
  return Map.groupBy(
    rows.filter(({ status }) => isHeldRefund(status)),
    ({ paymentId }) => paymentId,
  )
}
