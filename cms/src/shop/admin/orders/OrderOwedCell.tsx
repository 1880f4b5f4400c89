import { OWED_LABELS } from '@pravesh/shared/payments/owed/messages'
import type { DefaultServerCellComponentProps, Payload } from 'payload'
import { cache } from 'react'
import { rowBatch } from '../../../admin-kit/list/row-batch.ts'
import { staffText } from '../../../foundation/languages/staff-text.ts'
import { listedOrders } from '../../orders/listed-orders.ts'

/** One for each page that is drawn. */
const owedIn = cache((payload: Payload) => rowBatch((ids) => listedOrders({ payload, ids, now: new Date() })))

/** List cell that says how the payment of an order is going, as its buyer sees it. */
export async function OrderOwedCell({ payload, rowData }: DefaultServerCellComponentProps) {
  const owed = await owedIn(payload)(String(rowData.id))
  return owed ? <span>{staffText(OWED_LABELS[owed.state])}</span> : null
}
