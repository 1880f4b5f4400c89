import type { Payload } from 'payload'
import * as z from 'zod/mini'
import { changeOne } from '../../../database/records/change-one.ts'
import type { SimulatorPayment } from '../../../payload-types.ts'
import { findOrderByTransaction } from './order.ts'

const refundSchema = z.object({
  refundId: z.string(),
  amountPaise: z.number(),
  reference: z.string(),
  state: z.enum(['pending', 'done', 'failed']),
  reason: z.optional(z.string()),
})

/** A refund as the simulated provider stores it, in its order. */
export type SimulatedRefund = z.infer<typeof refundSchema>
type RefundState = SimulatedRefund['state']

const MODE_STATES = { complete: 'done', hold: 'pending', refuse: 'failed' } as const satisfies Record<
  NonNullable<SimulatorPayment['refundMode']>,
  RefundState
>

/** Concurrent changes of one order's refunds; each retries until it is the first. */
const MAX_ATTEMPTS = 50

export function refundsOf({ refunds }: SimulatorPayment): SimulatedRefund[] {
  return z.array(refundSchema).parse(refunds ?? [])
}

export function findRefund(order: SimulatorPayment, refundId: string): SimulatedRefund | null {
  return refundsOf(order).find((refund) => refund.refundId === refundId) ?? null
}

interface RequestOptions {
  payload: Payload
  transactionId: string
  refundId: string
  amountPaise: number
}

/** Creates a refund, or returns the one that has this id; null when there is no such order. */
export async function requestRefund(options: RequestOptions): Promise<SimulatedRefund | null> {
  const { payload, transactionId, refundId, amountPaise } = options
  const changed = await changeRefunds(payload, transactionId, (order) => {
    const refunds = refundsOf(order)
    if (refunds.some((refund) => refund.refundId === refundId)) return null
    return [...refunds, { refundId, amountPaise, reference: `SIMR-${refundId}`, ...outcomeOf(order, amountPaise) }]
  })
  return changed && findRefund(changed, refundId)
}

/** Ends the order's pending refunds according to its mode; returns the order and the ended refunds. */
export async function endPendingRefunds(
  payload: Payload,
  order: SimulatorPayment,
): Promise<{ order: SimulatorPayment; ended: SimulatedRefund[] }> {
  let ended: SimulatedRefund[] = []
  const changed = await changeRefunds(payload, order.transactionId, (current) => {
    const state = MODE_STATES[current.refundMode ?? 'complete']
    const refunds = refundsOf(current).map((refund) => (refund.state === 'pending' ? { ...refund, state } : refund))
    ended = refunds.filter((refund, i) => refund.state !== refundsOf(current)[i]?.state)
    return refunds
  })
  return { order: changed ?? order, ended }
}

function outcomeOf(order: SimulatorPayment, amountPaise: number): Pick<SimulatedRefund, 'state' | 'reason'> {
  const held = refundsOf(order).filter(({ state }) => state !== 'failed')
  const left = held.reduce((sum, refund) => sum - refund.amountPaise, order.paidPaise ?? 0)
  if (order.state !== 'done') return { state: 'failed', reason: 'The payment is not complete.' }
  if (amountPaise > left) return { state: 'failed', reason: 'The refunds exceed the payment.' }
  const state = MODE_STATES[order.refundMode ?? 'complete']
  return state === 'failed' ? { state, reason: 'The bank refused the refund.' } : { state }
}

/** Changes the refunds of an order by one conditional update; `change` returns null to leave them as they are. */
async function changeRefunds(
  payload: Payload,
  transactionId: string,
  change: (order: SimulatorPayment) => SimulatedRefund[] | null,
): Promise<SimulatorPayment | null> {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    const order = await findOrderByTransaction(payload, transactionId)
    const refunds = order && change(order)
    if (!refunds) return order
    const changed = await changeOne({
      payload,
      collection: 'simulator-payments',
      where: { and: [{ id: { equals: order.id } }, { refundsRevision: { equals: order.refundsRevision } }] },
      data: { refunds, refundsRevision: order.refundsRevision + 1 },
    })
    if (changed) return changed
  }
  throw new Error(`The refunds of ${transactionId} changed ${MAX_ATTEMPTS} times while one was requested.`)
}
