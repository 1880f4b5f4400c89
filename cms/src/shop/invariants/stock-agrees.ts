import { overdueBefore } from '@pravesh/shared/payments/reconcile/time-limits'
import { isUnpaid } from '@pravesh/shared/shop/orders/status'
import type { Payload } from 'payload'
import { readRows } from '../../database/records/read-rows.ts'
import { isRecordIdIn } from '../../database/records/record-id.ts'
import { walkRecords } from '../../database/slices/walk-records.ts'
import type { BookStock } from '../../payload-types.ts'
import type { Invariant } from '../../portal/invariant.ts'
import { stockOf } from '../stock/stock-row.ts'

/** No book has fewer than no copies. */
export const stockIsPositive: Invariant = {
  name: 'stock-below-zero',
  label: 'Stock below zero',
  advice: 'Count the copies on the shelf and adjust the stock. Tell an administrator.',
  async *find({ payload }) {
    const where = { copies: { less_than: 0 } }
    for await (const rows of walkRecords({ payload, collection: 'book-stock', where })) {
      for (const { id, copies } of rows) {
        yield { subject: id, text: `A book has ${copies} copies.`, href: hrefOf(id) }
      }
    }
  },
}

/** Copies are reserved only for orders that can still be paid. */
export const holdsAreOpen: Invariant = {
  name: 'stock-held-for-nothing',
  label: 'Copies reserved for an order that has ended',
  advice: 'The portal releases them every few minutes. If this stays for an hour, tell an administrator.',
  async *find({ payload, now }) {
    const where = { heldCopies: { greater_than: 0 } }
    const before = overdueBefore('effects', now)
    for await (const rows of walkRecords({ payload, collection: 'book-stock', where })) {
      const open = await openOrders(payload, rows)
      for (const row of rows) {
        for (const { orderId, units, at } of stockOf(row).holds) {
          if (open.has(orderId) || at >= before) continue
          const text = `${units} copies are reserved for an order that has ended.`
          yield { subject: `${row.id}/${orderId}`, text, href: hrefOf(row.id) }
        }
      }
    }
  },
}

const hrefOf = (id: string) => `/collections/book-stock/${id}`

async function openOrders(payload: Payload, rows: readonly BookStock[]): Promise<Set<string>> {
  const ids = rows.flatMap((row) => stockOf(row).holds.map(({ orderId }) => orderId))
  const docs = await readRows({
    payload,
    collection: 'orders',
    where: { id: { in: ids.filter((id) => isRecordIdIn(payload, id)) } },
  })
  return new Set(docs.filter(({ status }) => isUnpaid(status)).map(({ id }) => id))
}
