import type { Payload } from 'payload'
import { checkPayment, startPayment } from '../../payments/index.ts'
import type { ApplicationRecord } from '../applications/application-record.ts'

type Gateway = NonNullable<Parameters<typeof startPayment>[0]['gateway']>
type Order = Parameters<Gateway['start']>[0]

interface PayOptions {
  payload: Payload
  application: ApplicationRecord
  now: Date
}

/** Pays the fee of a demo application through an in-process provider that accepts every payment immediately. */
export async function payFee({ payload, application, now }: PayOptions): Promise<void> {
  const { id, studentId, number, feePaise } = application
  const gateway = instantGateway()
  const { transactionId } = await startPayment({
    payload,
    studentId,
    purpose: 'application-fee',
    subjectId: id,
    amountPaise: feePaise,
    description: `Application fee, ${number}`,
    now,
    gateway,
  })
  await checkPayment({ payload, transactionId, now, gateway })
}

/** Has the simulator's name, so that staff see demo payments like any others. */
export function instantGateway(): Gateway {
  const orders = new Map<string, Order>()
  return {
    name: 'simulator',
    async start(order) {
      orders.set(order.transactionId, order)
      return { url: order.successUrl, reference: `DEMO-${order.transactionId}` }
    },
    async ask({ transactionId }) {
      const order = orders.get(transactionId)
      if (order === undefined) return { state: 'unknown' }
      const { amountPaise } = order
      return { state: 'paid', transactionId, amountPaise, currency: 'INR', reference: `DEMO-${transactionId}` }
    },
    refund: async () => ({ state: 'unknown' }),
    askRefund: async () => ({ state: 'unknown' }),
    readWebhook: () => null,
  }
}
