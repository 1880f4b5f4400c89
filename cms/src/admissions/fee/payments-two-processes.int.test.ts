import { beforeAll, expect, it } from 'vitest'
import { startApiProcess } from '../../../test/api-process.ts'
import { anOpenCourse, type OpenCourse } from '../../../test/builders/applications.ts'
import { expectOneEffectEach, type FeePayment, reconcilePass, startedFeePayments } from '../../../test/fee-payments.ts'
import { findingsOf } from '../../../test/money-findings.ts'
import { banksOf } from '../../../test/providers/banks.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { portalEnv } from '../../platform/env.ts'

const portal = startTestPortal()
const { banks, use } = banksOf(portal)
const all: FeePayment[] = []
let open: OpenCourse

beforeAll(async () => {
  use('razorpay')
  open = await anOpenCourse(portal.payload, 'DELED')
})

async function twoProcesses() {
  const { razorpay } = portalEnv.of(portal.payload).payments
  const settings = {
    PAYMENT_GATEWAY: 'razorpay',
    RAZORPAY_KEY_ID: razorpay?.keyId ?? '',
    RAZORPAY_KEY_SECRET: razorpay?.keySecret ?? '',
    RAZORPAY_WEBHOOK_SECRET: razorpay?.webhookSecret ?? '',
    RAZORPAY_URL: razorpay?.apiUrl ?? '',
  }
  return Promise.all([startApiProcess(settings), startApiProcess(settings)])
}

async function paidFees(count: number): Promise<FeePayment[]> {
  const payments = await startedFeePayments(portal, open, count)
  for (const { transactionId } of payments) banks.razorpay.pay(transactionId)
  all.push(...payments)
  return payments
}

it('two processes that receive the same webhooks at once apply each effect once', async () => {
  const [one, two] = await twoProcesses()
  const payments = await paidFees(40)
  const statuses = await Promise.all(
    payments.flatMap(({ transactionId }) => {
      const webhook = banks.razorpay.webhook(transactionId)
      return [one, two, one, two].map((process) => process.post('razorpay', webhook))
    }),
  )
  expect(new Set(statuses)).toEqual(new Set([200]))
  await expectOneEffectEach(portal, all)
})

it('a process killed among 80 webhooks loses nothing: the other one and one pass complete them', async () => {
  const [one, two] = await twoProcesses()
  const payments = await paidFees(80)
  let answered = 0
  const deliveries = payments.map(async ({ transactionId }, index) => {
    const webhook = banks.razorpay.webhook(transactionId)
    const status = await one.post('razorpay', webhook)
    if (++answered === 20) await one.kill()
    // The other process gets only every second webhook.
    return index % 2 === 0 ? [status, await two.post('razorpay', webhook)] : [status]
  })
  const statuses = (await Promise.all(deliveries)).flat()
  expect(statuses).toContain(null)
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(20)
  await reconcilePass(portal, new Date(Date.now() + 5 * 60_000))
  await expectOneEffectEach(portal, all)
  expect(await findingsOf(portal, new Date(Date.now() + 60 * 60_000))).toEqual([])
})
