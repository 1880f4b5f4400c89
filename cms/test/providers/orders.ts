import type { PaymentOrder, RefundOrder } from '../../src/payments/providers/gateway.ts'

let count = 0

/** An order of ₹500 whose page closes in half an hour. */
export function anOrder(change: Partial<PaymentOrder> = {}): PaymentOrder {
  count += 1
  const transactionId = `T1795236400000${String(count).padStart(12, '0')}`
  return {
    transactionId,
    merchantId: `MUID1795236400000${String(count).padStart(12, '0')}`,
    amountPaise: 50_000,
    description: 'Application fee, B.Ed, ₹500, শ্রী',
    expiresAt: new Date(Date.now() + 30 * 60_000),
    successUrl: `https://pravesh.example/success?id=${transactionId}`,
    failureUrl: `https://pravesh.example/failure?id=${transactionId}`,
    ...change,
  }
}

/** A refund of ₹200 of an order. */
export function aRefundOf(
  { transactionId, amountPaise }: PaymentOrder,
  change: Partial<RefundOrder> = {},
): RefundOrder {
  count += 1
  const payment = { transactionId, reference: null, amountPaise }
  return { refundId: `R1795236400000${String(count).padStart(12, '0')}`, amountPaise: 20_000, payment, ...change }
}

/** Texts in a body that change when it is parsed and serialised again, or that need UTF-8. */
export const AWKWARD_BODIES = [
  ['₹ and a Bengali name', (body: string) => body.replace('{', '{"name":"শ্রী ক্ষমা ₹500",')],
  ['U+2028', (body: string) => body.replace('{', '{"line":"a\u2028b",')],
  ['an escaped U+2028', (body: string) => body.replace('{', '{"line":"a\\u2028b",')],
  ['1.0', (body: string) => body.replace('{', '{"rate":1.0,')],
  ['keys that parsing would reorder', (body: string) => body.replace('{', '{"b":1,"2":1,"1":1,')],
  ['white space', (body: string) => `${body.replace('{', '{ \n ')}\n`],
  ['an emoji as surrogate escapes', (body: string) => body.replace('{', '{"mood":"\\ud83d\\ude00",')],
] as const satisfies [string, (body: string) => string][]
