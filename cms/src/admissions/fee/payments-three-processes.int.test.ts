import { beforeAll, expect, it } from 'vitest'
import { startApiProcess } from '../../../test/api-process.ts'
import { anOpenCourse, type OpenCourse } from '../../../test/builders/applications.ts'
import { expectOneEffectEach, type FeePayment, reconcilePass, startedFeePayments } from '../../../test/fee-payments.ts'
import { findingsOf } from '../../../test/money-findings.ts'
import { banksOf } from '../../../test/providers/banks.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { readRows } from '../../database/records/read-rows.ts'
import { portalEnv } from '../../foundation/settings/env.ts'

const portal = startTestPortal()
const { banks, use, post } = banksOf(portal)
const all: FeePayment[] = []
let open: OpenCourse

beforeAll(async () => {
  use('razorpay')
  open = await anOpenCourse(portal.payload, 'DELED')
})

/** Another process beside this one, on the same database. */
async function anotherProcess() {
  const { razorpay } = portalEnv.of(portal.payload).payments
  const settings = {
    PAYMENT_GATEWAY: 'razorpay',
    RAZORPAY_KEY_ID: razorpay?.keyId ?? '',
    RAZORPAY_KEY_SECRET: razorpay?.keySecret ?? '',
    RAZORPAY_WEBHOOK_SECRET: razorpay?.webhookSecret ?? '',
    RAZORPAY_URL: razorpay?.apiUrl ?? '',
  }
  return startApiProcess(settings)
}

async function paidFees(count: number): Promise<FeePayment[]> {
  const payments = await startedFeePayments(portal, open, count)
  for (const { transactionId } of payments) banks.razorpay.pay(transactionId)
  all.push(...payments)
  return payments
}

/** One receipt for each payment, with all numbers of the series from 1. */
async function expectOneSeries() {
  const docs = await readRows({ payload: portal.payload, collection: 'receipts' })
  expect(docs.map(({ transactionId }) => transactionId).sort()).toEqual(all.map((each) => each.transactionId).sort())
  expect(new Set(docs.map(({ book }) => book)).size).toBe(1)
  expect(docs.map(({ position }) => position).sort((a, b) => a - b)).toEqual(docs.map((_, index) => index + 1))
}

it('three processes apply each effect once, and when one is killed, the others and one pass complete the rest', async () => {
  const [second, third, same] = await Promise.all([anotherProcess(), anotherProcess(), paidFees(40)])
  const statuses = await Promise.all(
    same.flatMap(({ transactionId }) => {
      const webhook = banks.razorpay.webhook(transactionId)
      return [second.post('razorpay', webhook), post('razorpay', webhook), third.post('razorpay', webhook)]
    }),
  )
  expect(new Set(statuses)).toEqual(new Set([200]))
  await expectOneEffectEach(portal, all)
  await expectOneSeries()

  const interrupted = await paidFees(80)
  let answered = 0
  const deliveries = interrupted.map(async ({ transactionId }, index) => {
    const webhook = banks.razorpay.webhook(transactionId)
    const status = await second.post('razorpay', webhook)
    if (++answered === 20) await second.kill()
    // The others get only every second webhook.
    if (index % 2 !== 0) return [status]
    return [status, await post('razorpay', webhook), await third.post('razorpay', webhook)]
  })
  const received = (await Promise.all(deliveries)).flat()
  expect(received).toContain(null)
  expect(received.filter((status) => status === 200).length).toBeGreaterThanOrEqual(20)
  await reconcilePass(portal, new Date(Date.now() + 5 * 60_000))
  await expectOneEffectEach(portal, all)
  await expectOneSeries()
  expect(await findingsOf(portal, new Date(Date.now() + 60 * 60_000))).toEqual([])
})
