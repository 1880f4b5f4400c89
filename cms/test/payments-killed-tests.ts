import { beforeAll, expect, it } from 'vitest'
import { anOpenCourse } from './builders/applications.ts'
import { expectOneEffectEach, reconcilePass, startedFeePayments } from './fee-payments.ts'
import { killAtWrite } from './kill-at-write.ts'
import { findingsOf } from './money-findings.ts'
import { banksOf } from './providers/banks.ts'
import type { TestPortal } from './start-test-portal.ts'

/** Payments in progress when the process dies. */
const AT_ONCE = 3
const inHours = (hours: number) => new Date(Date.now() + hours * 60 * 60_000)

interface Extent {
  payments: number
  /** 1 lets the process die at each write from the first claim to the last effect, 2 at every second one. */
  step: number
}

export function paymentsKilledTests(portal: TestPortal, { payments: count, step }: Extent) {
  const { banks, use, post } = banksOf(portal)
  beforeAll(() => use('razorpay'))

  it('of payments whose process dies at a write, each has one effect after one pass, and the report is empty', async () => {
    const open = await anOpenCourse(portal.payload, 'DELED')
    const payments = await startedFeePayments(portal, open, count)
    for (const { transactionId } of payments) banks.razorpay.pay(transactionId)
    let deaths = 0
    let survivals = 0
    let nth = 1
    for (let first = 0; first < count; first += AT_ONCE) {
      const together = payments.slice(first, first + AT_ONCE)
      const report = () =>
        Promise.all(together.map(({ transactionId }) => post('razorpay', banks.razorpay.webhook(transactionId))))
      const { died } = await killAtWrite(portal.payload, nth, report)
      nth = died ? nth + step : 1
      if (died) deaths += 1
      else survivals += 1
    }
    // So every write of the range was reached.
    expect(survivals).toBeGreaterThan(0)
    expect(deaths).toBeGreaterThan((AT_ONCE * 4) / step)
    expect(await findingsOf(portal, inHours(1))).toContainEqual(expect.stringMatching(/^paid-without-effect: /))
    await reconcilePass(portal, new Date(Date.now() + 5 * 60_000))
    await expectOneEffectEach(portal, payments)
    // Later than the limits after which unfinished effects are reported.
    expect(await findingsOf(portal, inHours(2))).toEqual([])
  })
}
