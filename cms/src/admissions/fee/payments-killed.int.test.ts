import { beforeAll, expect, it } from 'vitest'
import { anOpenCourse } from '../../../test/builders/applications.ts'
import { expectOneEffectEach, reconcilePass, startedFeePayments } from '../../../test/fee-payments.ts'
import { killAtWrite } from '../../../test/kill-at-write.ts'
import { findingsOf } from '../../../test/money-findings.ts'
import { banksOf } from '../../../test/providers/banks.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'

const portal = startTestPortal()
const { banks, use, post } = banksOf(portal)

const COUNT = 200
/** Payments in progress when the process dies. */
const AT_ONCE = 3
const inHours = (hours: number) => new Date(Date.now() + hours * 60 * 60_000)

beforeAll(() => use('razorpay'))

it('of 200 payments whose process dies at every write, each has one effect after one pass, and the report is empty', async () => {
  const open = await anOpenCourse(portal.payload, 'DELED')
  const payments = await startedFeePayments(portal, open, COUNT)
  for (const { transactionId } of payments) banks.razorpay.pay(transactionId)
  let deaths = 0
  let survivals = 0
  let nth = 1
  for (let first = 0; first < COUNT; first += AT_ONCE) {
    const together = payments.slice(first, first + AT_ONCE)
    const report = () =>
      Promise.all(together.map(({ transactionId }) => post('razorpay', banks.razorpay.webhook(transactionId))))
    const { died } = await killAtWrite(portal.payload, nth, report)
    nth = died ? nth + 1 : 1
    if (died) deaths += 1
    else survivals += 1
  }
  // The writes from the first claim to the last effect were each the last one, at least once.
  expect(deaths).toBeGreaterThan(AT_ONCE * 4)
  expect(survivals).toBeGreaterThan(0)
  expect(await findingsOf(portal, inHours(1))).toContainEqual(expect.stringMatching(/^paid-without-effect: /))
  await reconcilePass(portal, new Date(Date.now() + 5 * 60_000))
  await expectOneEffectEach(portal, payments)
  // Later than the limits after which unfinished effects are reported.
  expect(await findingsOf(portal, inHours(2))).toEqual([])
})
