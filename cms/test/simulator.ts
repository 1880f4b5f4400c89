import { readRow } from '../src/database/records/read-row.ts'
import type { SimulatorPayment } from '../src/payload-types.ts'
import { type ActName, performAct } from '../src/payments/providers/simulator/acts.ts'
import { performRefundAct, type RefundActName } from '../src/payments/providers/simulator/refund-acts.ts'
import { simulatorRoutes } from '../src/payments/providers/simulator/routes.ts'
import { type PostReport, sendWebhook } from '../src/payments/providers/simulator/send-webhook.ts'
import type { TestPortal } from './start-test-portal.ts'

/** Delivers the simulator's webhooks to the portal under test and records the responses. */
export function simulatorOf(portal: TestPortal) {
  const statuses: number[] = []
  let underway: Promise<void>[] = []
  const deliver: PostReport = async ({ body, headers }) => {
    const { status } = await portal.call('POST', '/api/payment/webhook/simulator', body, headers)
    statuses.push(status)
  }
  const post: PostReport = (report) => {
    const done = deliver(report)
    underway.push(done)
    return done
  }
  const order = async (transactionId: string): Promise<SimulatorPayment> => {
    const where = { transactionId: { equals: transactionId } }
    const found = await readRow({ payload: portal.payload, collection: 'simulator-payments', where })
    if (!found) throw new Error(`The simulator knows no ${transactionId}.`)
    return found
  }
  return {
    /** Response statuses so far. */
    statuses,
    order,
    routes: simulatorRoutes(post),
    /** Performs an action of the simulator's page and waits for its webhooks. */
    async act(transactionId: string, name: ActName): Promise<string> {
      const address = await performAct({ payload: portal.payload, order: await order(transactionId), name, post })
      await Promise.all(underway)
      underway = []
      return address
    },
    /** Performs an action on an order's refunds and waits for its webhooks. */
    async actOnRefunds(transactionId: string, name: RefundActName): Promise<void> {
      await performRefundAct({ payload: portal.payload, order: await order(transactionId), name, post })
      await Promise.all(underway)
      underway = []
    },
    /** Sends the webhook again. */
    report: async (transactionId: string) =>
      sendWebhook({ payload: portal.payload, order: await order(transactionId), post: deliver }),
  }
}
