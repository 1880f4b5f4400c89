import { afterAll, afterEach, beforeAll } from 'vitest'
import { portalOf } from '../../src/foundation/portal.ts'
import { courierPortal } from '../couriers/courier-portal.ts'
import { banksOf } from '../providers/banks.ts'
import { startTestPortal } from '../start-test-portal.ts'
import { type ApiProcess, runApiProcess } from './api-process.ts'

export type ProcessPool = ReturnType<typeof processPool>

/**
 * A portal in this process and others on the same database, for the tests of a file, because starting one takes longer
 * than most tests. All use the same bank and courier.
 */
export function processPool({ size }: { size: number }) {
  const portal = startTestPortal()
  const bank = banksOf(portal)
  const courier = courierPortal(portal)
  const started: ApiProcess[] = []
  let alive: ApiProcess[] = []
  beforeAll(async () => {
    bank.use('razorpay')
    const settings = settingsOf(portal, courier)
    started.push(...(await Promise.all(Array.from({ length: size }, () => runApiProcess(settings)))))
    alive = [...started]
  })
  afterEach(({ task }) => {
    if (task.result?.state === 'fail') for (const each of started) console.log(each.report())
  })
  afterAll(() => Promise.all(started.map(({ kill }) => kill())))
  return {
    portal,
    bank,
    courier,
    /** Processes that no test kills. */
    others: (): ApiProcess[] => alive,
    /** Takes a process for a test that kills it. */
    takeOne(): ApiProcess {
      const [one, ...others] = alive
      if (one === undefined) throw new Error('All processes of the pool were killed.')
      alive = others
      return one
    },
  }
}

function settingsOf(
  { payload }: ReturnType<typeof startTestPortal>,
  { parts }: ReturnType<typeof courierPortal>,
): Record<string, string> {
  const { razorpay } = portalOf(payload).env.payments
  const { email, password, pickup, webhookToken, apiUrl } = parts.courier.settings
  return {
    TRUSTED_PROXIES: '1',
    PAYMENT_GATEWAY: 'razorpay',
    RAZORPAY_KEY_ID: razorpay?.keyId ?? '',
    RAZORPAY_KEY_SECRET: razorpay?.keySecret ?? '',
    RAZORPAY_WEBHOOK_SECRET: razorpay?.webhookSecret ?? '',
    RAZORPAY_URL: razorpay?.apiUrl ?? '',
    COURIER: 'shiprocket',
    SHIPROCKET_EMAIL: email,
    SHIPROCKET_PASSWORD: password,
    SHIPROCKET_PICKUP: pickup,
    SHIPROCKET_WEBHOOK_TOKEN: webhookToken,
    SHIPROCKET_URL: apiUrl,
  }
}
