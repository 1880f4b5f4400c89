import { type Cost, courseCosts, dueText } from '@pravesh/shared/courses/course-costs'
import { formatPaise } from '@pravesh/shared/platform/money'
import { beforeAll, expect, it } from 'vitest'
import { appliesAgainIn, NEXT_SESSION } from '../../../test/applies-again.ts'
import { anAdmissionsOfficer, officer, reread } from '../../../test/builders/applications.ts'
import { KILL_STEP, killAtWrite } from '../../../test/kill-at-write.ts'
import { messagesTo } from '../../../test/outbox.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { studentCalls } from '../../../test/student-calls.ts'
import type { ApplicationRecord } from '../../admissions/applications/application-record.ts'
import { applicationEffects } from '../../admissions/changes/application-effects.ts'
import { applicationFeeTerms } from '../../admissions/fee/fee-terms.ts'
import { payLater } from '../../admissions/fee/pay-later.ts'
import { redirectToPayment } from '../../admissions/fee/redirect-to-payment.ts'
import { getForm } from '../../admissions/form/get-form.ts'
import { decideApplication } from '../../admissions/review/decide-application.ts'
import { changeOne } from '../../database/records/change-one.ts'
import { readRows } from '../../database/records/read-rows.ts'
import { runDue } from '../../database/work/run-due.ts'
import { refundWork } from '../../payments/index.ts'
import { myProcesses } from '../mine/my-processes.ts'

const portal = startTestPortal()
const { get } = studentCalls(portal)
const again = appliesAgainIn(portal)
const { anApplicant, appliesAgain, carry, entriesAreMade, nowIs, processIs, refundsOf } = again
let staffId: string
beforeAll(async () => {
  await again.open()
  staffId = (await anAdmissionsOfficer(portal.payload)).id
})

const rejectNoSeat = (id: string) =>
  decideApplication({
    payload: portal.payload,
    staff: officer(staffId),
    id,
    decision: { move: 'reject', code: 'no-seat', reason: 'All seats are taken.' },
    now: new Date(),
  })

/** What the agreement says to be due for applying, and whether its text has that amount. */
function feeAgreed({ agreement, feeParts }: ApplicationRecord) {
  const { costs } = courseCosts(agreement?.costs ?? { costs: [], courseFee: { label: '', days: [] } }, feeParts)
  const fee = costs.find(({ due }) => due === 'application')
  return { paise: fee?.amountPaise, isWritten: agreement?.html?.includes(fee ? rowOf(fee) : '-') }
}

const rowOf = (cost: Cost) => `(${dueText(cost)})</th><td>${formatPaise(cost.amountPaise)}</td>`

it('counts the fee of an applicant without a seat for the next session, and ends the earlier application', async () => {
  const { payload } = portal
  await processIs('closed')
  const applicant = await anApplicant()
  const { student, earlier } = applicant
  await nowIs(NEXT_SESSION)
  const form = { payload, student, course: 'DELED', now: new Date() }
  expect(await getForm(form)).toMatchObject({ carriedFrom: earlier.number, earlier: { number: earlier.number } })
  const application = await appliesAgain(applicant)
  expect(application.agreement?.html).toContain(`Covered by the fee of your application ${earlier.number}`)
  expect(feeAgreed(application)).toEqual({ paise: 0, isWritten: true })
  await changeOne({
    payload,
    collection: 'applications',
    where: { id: { equals: application.id } },
    data: { feePaise: earlier.feePaise + 50_000 },
  })
  const to = await redirectToPayment({ payload, application, now: new Date() })
  expect(to.msg).toContain('Your earlier application fee counts for it.')
  expect(to.url).not.toContain('/pay')
  expect(await reread(payload, application.id)).toMatchObject({
    feePaidAt: expect.any(String),
    paymentId: earlier.paymentId,
    // What was paid, on every screen.
    feePaise: earlier.feePaise,
    queue: 'waiting-for-staff',
  })
  expect(await reread(payload, earlier.id)).toMatchObject({ status: 'REJECTED', rejectionCode: 'carried-over' })
  const subjects = (await messagesTo(payload, student.email, 'application-news')).map(({ subject }) => subject)
  expect(subjects).toContain(`We took over your fee for application ${application.number}`)
  expect(subjects.join()).not.toContain('rejected')
  const { reply } = await get(`/api/application/allApplicationsById/${application.id}`, student)
  expect(reply.result.view).toMatchObject({ feePaid: true, hasFeeReceipt: false, owed: { state: 'paid' } })
  await expect(
    payLater({ payload, studentId: student.id, applicationId: application.id, amountPaise: null, now: new Date() }),
  ).rejects.toMatchObject({ code: 'FEE_ALREADY_PAID' })
})

it('cannot be reopened, and returns the fee once if the next session has no seat either', async () => {
  const { payload } = portal
  const applicant = await anApplicant()
  const application = await appliesAgain(applicant)
  expect(await carry(application)).toBe(true)
  const { earlier } = applicant
  await expect(
    decideApplication({
      payload,
      staff: officer(staffId),
      id: earlier.id,
      decision: { move: 'reopen', reason: '' },
      now: new Date(),
    }),
  ).rejects.toMatchObject({ publicMessage: expect.stringContaining('its fee counts there') })
  expect(await applicationFeeTerms({ payload, subjectId: earlier.id })).toMatchObject({ rule: 'no-seat' })
  await rejectNoSeat(application.id)
  expect(await applicationFeeTerms({ payload, subjectId: earlier.id })).toMatchObject({ rule: 'always' })
  const transactionId = earlier.paymentId ?? ''
  await runDue({ payload, work: refundWork(), now: () => new Date(Date.now() + 60_000) })
  expect(await refundsOf(transactionId)).toMatchObject([{ amountPaise: earlier.feePaise, reason: 'No seat is left.' }])
  for (const { id } of [earlier, application]) {
    expect(await reread(payload, id)).toMatchObject({ feePaidAt: null, feeRefundedAt: expect.any(String) })
  }
})

it('asks for the fee while the process goes on, without a process, and after the fee has come back', async () => {
  const { payload } = portal
  await processIs('open')
  const first = await anApplicant()
  await nowIs(NEXT_SESSION)
  const form = { payload, student: first.student, course: 'DELED', now: new Date() }
  expect(await getForm(form)).toMatchObject({ carriedFrom: null })
  const firstAgain = await appliesAgain(first)
  expect(await carry(firstAgain)).toBe(false)
  await processIs('closed')
  await rejectNoSeat(first.earlier.id)
  expect(await carry(firstAgain)).toBe(false)
  expect(feeAgreed(firstAgain)).toEqual({ paise: firstAgain.feePaise, isWritten: true })
  expect(await reread(payload, first.earlier.id)).toMatchObject({ rejectionCode: 'no-seat' })
  const pay = { payload, studentId: first.student.id, applicationId: firstAgain.id, amountPaise: null }
  expect(await payLater({ ...pay, now: new Date() })).toMatchObject({ url: expect.stringContaining('http') })
})

it.each(['declined', 'joined'] as const)('asks for the fee of an applicant who has %s', async (standing) => {
  const { payload } = portal
  const applicant = await anApplicant()
  const data = standing === 'declined' ? { standing: 'out' as const, outReason: standing } : { standing }
  await changeOne({ payload, collection: 'merit-entries', where: { key: { equals: applicant.earlier.id } }, data })
  expect(await carry(await appliesAgain(applicant))).toBe(false)
  expect(await reread(payload, applicant.earlier.id)).toMatchObject({ status: 'SUBMITTED' })
})

it('counts for an applicant whose process closed before the entry was made, not for one whose entry was deleted', async () => {
  const applicant = await anApplicant({ hasEntry: false })
  const application = await appliesAgain(applicant)
  const sentAt = Date.parse(applicant.earlier.submittedAt)
  await entriesAreMade(new Date(sentAt + 60 * 60_000))
  // Looking at it would otherwise make one that takes part.
  expect(await myProcesses({ payload: portal.payload, studentId: applicant.student.id, now: new Date() })).toEqual([])
  expect(await carry(application)).toBe(false)
  await entriesAreMade(new Date(sentAt - 60_000))
  expect(await carry(application)).toBe(true)
})

const carriedEvents = (application: string) => {
  const where = { and: [{ application: { equals: application } }, { kind: { equals: 'fee-carried' as const } }] }
  return readRows({ payload: portal.payload, collection: 'application-events', where })
}

it('counts once for two devices that open the payment', async () => {
  const applicant = await anApplicant()
  const application = await appliesAgain(applicant)
  expect(await Promise.all([carry(application), carry(application)])).toEqual([true, true])
  expect(await carriedEvents(application.id)).toHaveLength(1)
})

it('counts once, at whatever write it is interrupted', async () => {
  const { payload } = portal
  let nth = 1
  for (let died = true; died; nth += KILL_STEP) {
    const applicant = await anApplicant()
    const application = await appliesAgain(applicant)
    ;({ died } = await killAtWrite(payload, nth, () => carry(application)))
    await runDue({ payload, work: applicationEffects, now: () => new Date(Date.now() + 20 * 60_000) })
    const { earlier } = applicant
    const ended = (await reread(payload, earlier.id)).status === 'REJECTED'
    expect(Boolean((await reread(payload, application.id)).feePaidAt), `killed at write ${nth}`).toBe(ended)
    expect(await carry(await reread(payload, application.id))).toBe(true)
    expect(await reread(payload, application.id)).toMatchObject({ paymentId: earlier.paymentId })
    expect(await carriedEvents(application.id)).toHaveLength(1)
  }
  expect(nth).toBeGreaterThan(3)
})
