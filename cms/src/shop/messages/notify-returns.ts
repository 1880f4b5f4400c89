import { summaryOf } from '@pravesh/shared/shop/orders/lines'
import type { DecidedReturn } from '@pravesh/shared/shop/orders/parts'
import type { Payload } from 'payload'
import type { Order } from '../../payload-types.ts'
import { linesOfPart, returningItems, returnStageOf, returnsOf, withdrawnReturnsOf } from '../lines/order-copies.ts'
import { notify } from './notify-buyer.ts'
import type { OrderNews } from './order-news.ts'

interface ReturnOptions {
  payload: Payload
  order: Order
}

/**
 * Queues the e-mails about the stages of returns: where to send the books, each decision, and each that staff or the buyer
 * took back.
 */
export async function notifyReturns({ payload, order }: ReturnOptions): Promise<void> {
  for (const [index, decided] of returnsOf(order).entries()) {
    const { items, decision, answer, refundPaise, reopenedAt } = decided
    const about = { payload, order, number: index + 1, part: summaryOf(linesOfPart(order, items)) }
    // Named as before there were several texts, so that nothing is sent again.
    const eventName = decision === 'accepted' ? 'returnAccepted' : 'returnRejected'
    await notify({ ...about, news: newsOf(decided), eventName, refundPaise, reason: answer })
    if (reopenedAt) await notify({ ...about, news: 'returnReopened' })
  }
  for (const [index, { items }] of withdrawnReturnsOf(order).entries()) {
    const part = summaryOf(linesOfPart(order, items))
    await notify({ payload, order, number: index + 1, part, news: 'returnWithdrawn' })
  }
  await notifyAwaited({ payload, order })
}

function newsOf({ decision, refundPaise, receivedAt }: DecidedReturn): OrderNews {
  if (decision === 'accepted') return refundPaise > 0 ? 'returnAccepted' : 'returnSettled'
  return receivedAt ? 'returnRefused' : 'returnRejected'
}

async function notifyAwaited({ payload, order }: ReturnOptions): Promise<void> {
  const { returnAwaitedAt, returnSendTo } = order
  if (returnStageOf(order) !== 'awaited' || !returnAwaitedAt) return
  await notify({
    payload,
    order,
    news: 'returnAwaited',
    number: Date.parse(returnAwaitedAt),
    part: summaryOf(linesOfPart(order, returningItems(order))),
    reason: returnSendTo ?? '',
  })
}
