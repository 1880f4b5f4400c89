import { isReceived } from '@pravesh/shared/payments/status'
import type { Payload } from 'payload'
import { readRows } from '../../database/records/read-rows.ts'
import { walkRecords } from '../../database/slices/walk-records.ts'
import type { Payment, Receipt } from '../../payload-types.ts'
import type { Invariant } from '../../portal/invariant.ts'

/** Every receipt is of a payment that was received, over the same amount. */
export const receiptsArePaid: Invariant = {
  name: 'receipt-without-payment',
  label: 'Receipt without a payment',
  advice: 'Compare the receipt with the provider’s dashboard. Tell an administrator: receipts are never deleted.',
  async *find({ payload }) {
    for await (const receipts of walkRecords({ payload, collection: 'receipts' })) {
      const payments = await paymentsOf(payload, receipts)
      for (const receipt of receipts) {
        const fault = faultOf(receipt, payments.get(receipt.paymentId))
        if (fault === null) continue
        const { id, number, transactionId } = receipt
        yield { subject: number, text: `Receipt ${number}: payment ${transactionId} ${fault}.`, href: hrefOf(id) }
      }
    }
  },
}

const hrefOf = (id: string) => `/collections/receipts/${id}`

function faultOf(receipt: Receipt, payment: Payment | undefined): string | null {
  if (!payment) return 'does not exist'
  if (!isReceived(payment.status)) return 'is not paid'
  return payment.amountPaise === receipt.amountPaise ? null : 'is over another amount'
}

/** The payments of the receipts, by id. */
async function paymentsOf(payload: Payload, receipts: readonly Receipt[]): Promise<Map<string, Payment>> {
  const where = { transactionId: { in: receipts.map(({ transactionId }) => transactionId) } }
  const rows = await readRows({ payload, collection: 'payments', where })
  return new Map(rows.map((payment) => [payment.id, payment]))
}
