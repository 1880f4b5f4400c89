import type { SharedCosts } from '@pravesh/shared/courses/course-costs'
import { beforeAll, expect, it } from 'vitest'
import { appliesAgainIn } from '../../../test/applies-again.ts'
import { reread } from '../../../test/builders/applications.ts'
import { killAtWrite } from '../../../test/kill-at-write.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { applicationEffects } from '../../admissions/changes/application-effects.ts'
import { storedCourse } from '../../admissions/correct/stored-course.ts'
import { payLater } from '../../admissions/fee/pay-later.ts'
import { runDue } from '../../database/work/run-due.ts'
import { refundWork } from '../../payments/index.ts'
import { findPayable, findPayables } from '../../payments/offline/find-payables.ts'

const portal = startTestPortal()
const again = appliesAgainIn(portal)
const { anApplicant, appliesAgain, bank, carry, processIs, refundsOf } = again
beforeAll(() => again.open())

const NO_COSTS: SharedCosts = { costs: [], courseFee: { label: '', days: [] } }

/** Applies again while the process goes on, opens the payment, and then the process ends. */
async function opensPayment() {
  const { payload } = portal
  await processIs('open')
  const applicant = await anApplicant()
  const application = await appliesAgain(applicant)
  const studentId = applicant.student.id
  const pay = { payload, studentId, applicationId: application.id, amountPaise: null, now: new Date() }
  const { transactionId } = await payLater(pay)
  await processIs('closed')
  return { ...applicant, application, transactionId }
}

const refundsAreMade = () =>
  runDue({ payload: portal.payload, work: refundWork(), now: () => new Date(Date.now() + 60_000) })

it('returns a payment that is confirmed after the earlier fee was counted', async () => {
  const { earlier, application, transactionId } = await opensPayment()
  expect(await carry(application)).toBe(true)
  await bank.act(transactionId, 'pay')
  await refundsAreMade()
  expect(await refundsOf(transactionId)).toMatchObject([
    { amountPaise: application.feePaise, reason: 'The fee of an earlier application already counts for this one.' },
  ])
  expect(await refundsOf(earlier.paymentId ?? '')).toEqual([])
  const paid = { feePaidAt: expect.any(String), paymentId: earlier.paymentId }
  const { payload } = portal
  const after = await reread(payload, application.id)
  expect(after).toMatchObject(paid)
  // Accepted before, so it stays the record; one that a correction changes says what counts by then.
  expect(after.agreement).toEqual(application.agreement)
  const feeIn = ({ costs }: SharedCosts) => costs.find(({ due }) => due === 'application')
  expect(feeIn(after.agreement?.costs ?? NO_COSTS)).not.toHaveProperty('carriedFrom')
  const { costs } = await storedCourse({ payload, application: after })
  expect(feeIn(costs)).toMatchObject({ carriedFrom: earlier.number })
})

it('returns the earlier fee if the application was paid before it could count', async () => {
  const { payload } = portal
  const { earlier, application, transactionId } = await opensPayment()
  const interrupted = await killAtWrite(payload, 2, () => carry(application))
  expect([interrupted.died, (await reread(payload, earlier.id)).status]).toEqual([true, 'REJECTED'])
  await bank.act(transactionId, 'pay')
  await runDue({ payload, work: applicationEffects, now: () => new Date(Date.now() + 20 * 60_000) })
  await refundsAreMade()
  expect(await refundsOf(earlier.paymentId ?? '')).toMatchObject([{ amountPaise: earlier.feePaise }])
  expect(await refundsOf(transactionId)).toEqual([])
  expect(await reread(payload, application.id)).toMatchObject({ paymentId: transactionId })
})

it('is not asked for at the office', async () => {
  const { payload } = portal
  const { student, application } = await opensPayment()
  const ids = async () => (await findPayables({ payload, typed: student.email })).map(({ subjectId }) => subjectId)
  const found = () => findPayable({ payload, purpose: 'application-fee', subjectId: application.id, day: '2026-11-30' })
  expect([await ids(), await found()]).toEqual([[], null])
  await processIs('open')
  expect([await ids(), (await found())?.amountPaise]).toEqual([[application.id], application.feePaise])
  await processIs('closed')
})
