import { beforeAll, expect, it } from 'vitest'
import { startApiProcess } from '../../../test/api-process.ts'
import { anOpenCourse, type OpenCourse } from '../../../test/builders/applications.ts'
import { expectOneEffectEach, type FeePayment, reconcilePass, startedFeePayments } from '../../../test/fee-payments.ts'
import { findingsOf } from '../../../test/money-findings.ts'
import { banksOf } from '../../../test/providers/banks.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { portalEnv } from '../../platform/env.ts'

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

it('two processes apply each effect once, and when one is killed, the other and one pass complete the rest', async () => {
  const [other, same] = await Promise.all([anotherProcess(), paidFees(40)])
  const statuses = await Promise.all(
    same.flatMap(({ transactionId }) => {
      const webhook = banks.razorpay.webhook(transactionId)
      const here = () => post('razorpay', webhook)
      const there = () => other.post('razorpay', webhook)
      return [there(), here(), there(), here()]
    }),
  )
  expect(new Set(statuses)).toEqual(new Set([200]))
  await expectOneEffectEach(portal, all)

  const interrupted = await paidFees(80)
  let answered = 0
  const deliveries = interrupted.map(async ({ transactionId }, index) => {
    const webhook = banks.razorpay.webhook(transactionId)
    const status = await other.post('razorpay', webhook)
    if (++answered === 20) await other.kill()
    // This process gets only every second webhook.
    return index % 2 === 0 ? [status, await post('razorpay', webhook)] : [status]
  })
  const received = (await Promise.all(deliveries)).flat()
  expect(received).toContain(null)
  expect(received.filter((status) => status === 200).length).toBeGreaterThanOrEqual(20)
  await reconcilePass(portal, new Date(Date.now() + 5 * 60_000))
  await expectOneEffectEach(portal, all)
  expect(await findingsOf(portal, new Date(Date.now() + 60 * 60_000))).toEqual([])
})
