import { beforeAll, expect, it } from 'vitest'
import { readRows } from '../../src/database/records/read-rows.ts'
import { anOpenCourse, type OpenCourse } from '../builders/applications.ts'
import { expectOneEffectEach, type FeePayment, reconcilePass, startedFeePayments } from '../fee-payments.ts'
import { findingsOf } from '../money-findings.ts'
import type { ProcessPool } from './process-pool.ts'

interface Extent {
  /** Payments that are reported to three processes. */
  toAll: number
  /** Payments that are reported to a process that is killed meanwhile. */
  interrupted: number
}

/** There are no other payments yet. */
export function paymentTests({ portal, bank, others, takeOne }: ProcessPool, { toAll, interrupted }: Extent) {
  const { banks, post } = bank
  const all: FeePayment[] = []
  let open: OpenCourse

  beforeAll(async () => {
    open = await anOpenCourse(portal.payload, 'DELED')
  })

  async function paidFees(count: number): Promise<FeePayment[]> {
    const payments = await startedFeePayments(portal, open, count)
    for (const { transactionId } of payments) banks.razorpay.pay(transactionId)
    all.push(...payments)
    return payments
  }

  /** One receipt for each payment, with all numbers of the series from 1. */
  async function expectOneSeries() {
    const docs = await readRows({ payload: portal.payload, collection: 'receipts', limit: 0 })
    expect(docs.map(({ transactionId }) => transactionId).sort()).toEqual(all.map((each) => each.transactionId).sort())
    expect(new Set(docs.map(({ book }) => book)).size).toBe(1)
    expect(docs.map(({ position }) => position).sort((a, b) => a - b)).toEqual(docs.map((_, index) => index + 1))
  }

  it('three processes apply each effect once, and when one is killed, the others and one pass complete the rest', async () => {
    const second = takeOne()
    const [third] = others()
    const statuses = await Promise.all(
      (await paidFees(toAll)).flatMap(({ transactionId }) => {
        const webhook = banks.razorpay.webhook(transactionId)
        return [second.post('razorpay', webhook), post('razorpay', webhook), third?.post('razorpay', webhook)]
      }),
    )
    expect(new Set(statuses)).toEqual(new Set([200]))
    await expectOneEffectEach(portal, all)
    await expectOneSeries()

    const killedAfter = interrupted / 4
    let answered = 0
    const killed = Promise.withResolvers<void>()
    const deliveries = (await paidFees(interrupted)).map(async ({ transactionId }, index) => {
      const webhook = banks.razorpay.webhook(transactionId)
      // The last one finds no process, however fast it has answered the others.
      if (index === interrupted - 1) await killed.promise
      const status = await second.post('razorpay', webhook)
      if (++answered === killedAfter) {
        await second.kill()
        killed.resolve()
      }
      // The others get only every second webhook.
      if (index % 2 !== 0) return [status]
      return [status, await post('razorpay', webhook), await third?.post('razorpay', webhook)]
    })
    const received = (await Promise.all(deliveries)).flat()
    expect(received).toContain(null)
    expect(received.filter((status) => status === 200).length).toBeGreaterThanOrEqual(killedAfter)
    await reconcilePass(portal, new Date(Date.now() + 5 * 60_000))
    await expectOneEffectEach(portal, all)
    await expectOneSeries()
    expect(await findingsOf(portal, new Date(Date.now() + 60 * 60_000))).toEqual([])
  })
}
