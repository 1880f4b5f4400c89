import { formatPaise } from '@pravesh/shared/platform/money'
import { RETURN_DECISION_LABELS, RETURN_REASON_LABELS } from '@pravesh/shared/shop/orders/returns'
import { ORDER_LABELS } from '@pravesh/shared/shop/orders/status'
import type { Fact } from '../../../admin-kit/fields/Facts.tsx'
import { istTime } from '../../../foundation/formats.ts'
import { staffText } from '../../../foundation/languages/staff-text.ts'
import { partOf } from '../../../foundation/languages/staff-words.ts'
import type { PanelOrder } from './panel-order.ts'
import { orderWords } from './words.ts'

const words = partOf(() => orderWords.facts)

/** What staff read of an order. Facts that it does not have are empty. */
export function orderFacts(order: PanelOrder): Fact[] {
  return [
    { label: words.status, value: staffText(ORDER_LABELS[order.status]) },
    ...moneyFacts(order),
    ...deliveryFacts(order),
    ...cancellationFacts(order),
    ...returnFacts(order),
  ]
}

function moneyFacts(order: PanelOrder): Fact[] {
  return [
    { label: words.books, value: formatPaise(order.booksPaise) },
    { label: words.delivery, value: formatPaise(order.deliveryPaise) },
    { label: words.total, value: formatPaise(order.totalPaise) },
    { label: words.refunded, value: order.refundedPaise > 0 && formatPaise(order.refundedPaise) },
    // After the payment, its start is no longer of interest.
    { label: words.attemptedAt, value: !order.paidAt && istTime(order.attemptedAt) },
    { label: words.paidAt, value: istTime(order.paidAt) },
    { label: words.payment, value: order.paymentId },
  ]
}

function deliveryFacts(order: PanelOrder): Fact[] {
  const { address, weightGrams, lengthCm, widthCm, heightCm } = order
  const { name, surname, line1, line2, city, district, state, pin, email, phone } = address
  const place = [city, district, `${state} ${pin}`].filter(Boolean).join(', ')
  const size = { weight: weightGrams, length: lengthCm, width: widthCm, height: heightCm }
  return [
    { label: words.buyer, value: [`${name} ${surname}`, phone, email].join('\n') },
    { label: words.address, value: [line1, line2, place].join('\n') },
    { label: words.addressChangedAt, value: istTime(order.addressChangedAt) },
    { label: words.addressChangedBy, value: order.addressChangedBy },
    { label: words.parcel, value: words.size(size) },
  ]
}

function cancellationFacts(order: PanelOrder): Fact[] {
  return [
    { label: words.cancelRequestedAt, value: istTime(order.cancelRequestedAt) },
    { label: words.cancelledAt, value: istTime(order.cancelledAt) },
    { label: words.cancelledBy, value: order.cancelledBy },
    { label: words.cancelReason, value: order.cancelReason },
  ]
}

function returnFacts(order: PanelOrder): Fact[] {
  const { returnReason, returnDecision, returnRestocks } = order
  return [
    { label: words.returnRequestedAt, value: istTime(order.returnRequestedAt) },
    {
      label: words.returnWithdrawnAt,
      value: !order.returnRequestedAt && istTime(order.withdrawnReturns?.at(-1)?.at),
    },
    { label: words.returnReason, value: returnReason && staffText(RETURN_REASON_LABELS[returnReason]) },
    { label: words.returnNote, value: order.returnNote },
    { label: words.returnAwaitedAt, value: istTime(order.returnAwaitedAt) },
    { label: words.returnAwaitedBy, value: order.returnAwaitedBy },
    { label: words.returnSendTo, value: order.returnSendTo },
    { label: words.returnReceivedAt, value: istTime(order.returnReceivedAt) },
    { label: words.returnReceivedBy, value: order.returnReceivedBy },
    { label: words.returnDecision, value: returnDecision && staffText(RETURN_DECISION_LABELS[returnDecision]) },
    { label: words.returnAnswer, value: order.returnAnswer },
    { label: words.returnDecidedAt, value: istTime(order.returnDecidedAt) },
    { label: words.returnDecidedBy, value: order.returnDecidedBy },
    { label: words.returnRestocks, value: returnDecision && (returnRestocks ? words.yes : words.no) },
  ]
}
