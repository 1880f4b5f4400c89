/** @sqlite-only duplicate-refunds.int.test.ts and refund-crash.int.test.ts refund on both */
import type { StaffRejectionCode } from '@pravesh/shared/admissions/status/rejection'
import { beforeAll, expect, it } from 'vitest'
import {
  anAdmissionsOfficer,
  anOpenCourse,
  aSubmittedApplication,
  type OpenCourse,
  officer,
  reread,
} from '../../../test/builders/applications.ts'
import { anActiveStudent } from '../../../test/builders/students.ts'
import { KILL_STEP, killAtWrite } from '../../../test/kill-at-write.ts'
import { messagesTo } from '../../../test/outbox.ts'
import { simulatorOf } from '../../../test/simulator.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { studentCalls } from '../../../test/student-calls.ts'
import { readRows } from '../../database/records/read-rows.ts'
import { runDue } from '../../database/work/run-due.ts'
import { findPayment } from '../../payments/find-payment.ts'
import { refundWork } from '../../payments/index.ts'
import { requestRefund } from '../../payments/refunds/request-refund.ts'
import { applicationFeeTerms } from '../fee/fee-terms.ts'
import { payLater } from '../fee/pay-later.ts'
import { decideApplication } from '../review/decide-application.ts'
import { applicationEffects } from './application-effects.ts'

const portal = startTestPortal()
const bank = simulatorOf(portal)
const { get } = studentCalls(portal)
let open: OpenCourse
let staffId: string
beforeAll(async () => {
  open = await anOpenCourse(portal.payload, 'DELED')
  staffId = (await anAdmissionsOfficer(portal.payload)).id
})

/** Above the number of writes of a rejection. The loop ends at the first run that is not killed. */
const MAX_WRITES = 60
const FEE = 100_000

/** An application whose fee the bank will confirm; `transactionId` is the attempt. */
async function anApplication() {
  const { payload } = portal
  const student = await anActiveStudent(payload)
  const { id } = await aSubmittedApplication(payload, { open, student })
  const start = { payload, studentId: student.id, applicationId: id, amountPaise: null, now: new Date() }
  const { transactionId } = await payLater(start)
  return { student, id, transactionId }
}

async function aPaidOne() {
  const application = await anApplication()
  await bank.act(application.transactionId, 'pay')
  return application
}

const reject = (id: string, code: StaffRejectionCode = 'no-seat') =>
  decideApplication({
    payload: portal.payload,
    staff: officer(staffId),
    id,
    decision: { move: 'reject', code, reason: 'All seats are taken.' },
    now: new Date(),
  })
const reopen = (id: string) =>
  decideApplication({
    payload: portal.payload,
    staff: officer(staffId),
    id,
    decision: { move: 'reopen', reason: '' },
    now: new Date(),
  })

const refundsOf = (transactionId: string) =>
  readRows({ payload: portal.payload, collection: 'refunds', where: { transactionId: { equals: transactionId } } })
/** Runs due work as the minutely task does. */
const runRefunds = (minutes = 1) =>
  runDue({ payload: portal.payload, work: refundWork(), now: () => new Date(Date.now() + minutes * 60_000) })
const viewOf = async ({ student, id }: Awaited<ReturnType<typeof anApplication>>) =>
  (await get(`/api/application/allApplicationsById/${id}`, student)).reply.result.view
const rejectionMail = async ({ email }: { email: string }) =>
  (await messagesTo(portal.payload, email, 'application-news')).find(({ subject }) => /reject/.test(subject ?? ''))

it('refunds the whole fee once when no seat is left, and says how much and when', async () => {
  const application = await aPaidOne()
  const { id, transactionId, student } = application
  await reject(id)
  expect(await refundsOf(transactionId)).toMatchObject([
    { amountPaise: FEE, requestedBy: 'Portal', reason: 'No seat is left.', status: 'created' },
  ])
  const mail = await rejectionMail(student)
  expect(mail?.text).toContain('We are refunding ₹1,000.00 of your application fee')
  expect(mail?.text).toContain('Banks need 5 to 7 working days.')
  const { payload } = portal
  expect(await applicationFeeTerms({ payload, subjectId: id })).toMatchObject({ rule: 'always' })
  expect(await viewOf(application)).toMatchObject({ feeRefund: { paise: FEE, isDone: false }, hasFeeReceipt: true })
  await runRefunds()
  expect(await viewOf(application)).toMatchObject({
    status: 'REJECTED',
    feeRefund: { paise: FEE, isDone: true },
    feeRefunded: true,
    hasFeeReceipt: true,
  })
  await runRefunds(20)
  expect(await refundsOf(transactionId)).toHaveLength(1)
})

it.each(['below-minimum', 'other'] as const)('keeps the fee when the reason is %s', async (code) => {
  const application = await aPaidOne()
  await reject(application.id, code)
  expect(await refundsOf(application.transactionId)).toEqual([])
  expect((await rejectionMail(application.student))?.text).not.toContain('refund')
  expect(await viewOf(application)).toMatchObject({ feeRefund: null })
  const { payload } = portal
  expect(await applicationFeeTerms({ payload, subjectId: application.id })).toMatchObject({ rule: 'no-seat' })
})

it('refunds nothing that was not paid, but a payment that arrives after the rejection', async () => {
  const application = await anApplication()
  const { id, transactionId } = application
  await reject(id)
  expect(await refundsOf(transactionId)).toEqual([])
  await bank.act(transactionId, 'pay')
  expect(await refundsOf(transactionId)).toMatchObject([{ amountPaise: FEE }])
  await runRefunds()
  expect(await viewOf(application)).toMatchObject({ feePaid: false, feeRefunded: true })
})

it('refunds only the rest of a fee that was refunded in part', async () => {
  const { id, transactionId, student } = await aPaidOne()
  const { payload } = portal
  const payment = await findPayment(payload, transactionId)
  const part = { amountPaise: 30_000, reason: 'Kindness.', key: 'by staff', staff: null, now: new Date() }
  await requestRefund({ payload, paymentId: payment?.id ?? '', ...part })
  await reject(id)
  expect((await refundsOf(transactionId)).map(({ amountPaise }) => amountPaise).toSorted()).toEqual([30_000, 70_000])
  expect((await rejectionMail(student))?.text).toContain('₹700.00')
})

it('follows the rules of a refunded fee when the application is opened again', async () => {
  const application = await aPaidOne()
  const { id, transactionId, student } = application
  await reject(id)
  await reopen(id)
  await reject(id)
  expect(await refundsOf(transactionId)).toHaveLength(1)
  await runRefunds()
  await reopen(id)
  expect(await reread(portal.payload, id)).toMatchObject({ status: 'REOPENED', queue: 'waiting-for-fee' })
  const start = {
    payload: portal.payload,
    studentId: student.id,
    applicationId: id,
    amountPaise: null,
    now: new Date(),
  }
  const second = await payLater(start)
  await bank.act(second.transactionId, 'pay')
  await reject(id)
  expect(await refundsOf(second.transactionId)).toMatchObject([{ amountPaise: FEE }])
  expect(await refundsOf(transactionId)).toHaveLength(1)
})

it('refunds once when the rejection is killed at any write', async () => {
  const { payload } = portal
  let fatalWrite = 0
  for (let nth = 1; nth < MAX_WRITES; nth += KILL_STEP) {
    const { id, transactionId, student } = await aPaidOne()
    const { died } = await killAtWrite(payload, nth, () => reject(id))
    // After a restart, once the lease of the killed process has expired.
    await runDue({ payload, work: applicationEffects, now: () => new Date(Date.now() + 5 * 60_000) })
    if ((await reread(payload, id)).status !== 'REJECTED') await reject(id)
    for (const minutes of [10, 20]) await runRefunds(minutes)
    expect(await refundsOf(transactionId), `killed at write ${nth}`).toMatchObject([
      { status: 'done', amountPaise: FEE },
    ])
    expect(await reread(payload, id)).toMatchObject({ status: 'REJECTED', feePaidAt: null })
    expect((await rejectionMail(student))?.text).toContain('₹1,000.00')
    if (!died) break
    fatalWrite = nth
  }
  expect(fatalWrite).toBeGreaterThan(4)
  expect(fatalWrite).toBeLessThan(MAX_WRITES - 1)
})

it('refuses to approve a reopened application before its fee is accounted for', async () => {
  const application = await aPaidOne()
  const { id, transactionId, student } = application
  const approve = () =>
    decideApplication({
      payload: portal.payload,
      staff: officer(staffId),
      id,
      decision: { move: 'approve', reason: '' },
      now: new Date(),
    })
  await reject(id)
  await reopen(id)
  expect((await viewOf(application)).owed).toMatchObject({ state: 'refunding', action: null })
  await expect(approve()).rejects.toMatchObject({
    status: 409,
    publicMessage: expect.stringContaining('The application fee is being refunded.'),
  })
  await runRefunds()
  await bank.act(transactionId, 'pay')
  expect((await viewOf(application)).owed).toMatchObject({ state: 'notStarted', action: 'pay' })
  await expect(approve()).rejects.toMatchObject({ publicMessage: expect.stringContaining('is not paid yet') })
  const start = {
    payload: portal.payload,
    studentId: student.id,
    applicationId: id,
    amountPaise: null,
    now: new Date(),
  }
  await bank.act((await payLater(start)).transactionId, 'pay')
  expect((await viewOf(application)).owed).toMatchObject({ state: 'paid', action: null })
  await expect(approve()).rejects.toMatchObject({
    publicMessage: expect.not.stringContaining('The application fee'),
  })
})
