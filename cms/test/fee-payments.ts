import type { Where } from 'payload'
import { expect } from 'vitest'
import { applicationEffects } from '../src/admissions/changes/application-effects.ts'
import { startFeePayment } from '../src/admissions/fee/start-fee-payment.ts'
import type { Student } from '../src/payload-types.ts'
import { runDue } from '../src/platform/work/run-due.ts'
import { aSubmittedApplication, type OpenCourse } from './builders/applications.ts'
import { reconcileDue } from './builders/payments.ts'
import { anActiveStudent } from './builders/students.ts'
import type { TestPortal } from './start-test-portal.ts'

/** A started payment of an application's fee. */
export interface FeePayment {
  student: Student
  applicationId: string
  transactionId: string
}

/** Starts the fee payments of new applications of as many students. */
export async function startedFeePayments(portal: TestPortal, open: OpenCourse, count: number): Promise<FeePayment[]> {
  const { payload } = portal
  const started: FeePayment[] = []
  for (let i = 0; i < count; i++) {
    const student = await anActiveStudent(payload)
    const application = await aSubmittedApplication(payload, { open, student })
    const { transactionId } = await startFeePayment({ payload, application, now: new Date() })
    started.push({ student, applicationId: application.id, transactionId })
  }
  return started
}

/** One pass of the minutely task over payments and applications. */
export async function reconcilePass({ payload }: TestPortal, now: Date): Promise<void> {
  await reconcileDue({ payload, now })
  await runDue({ payload, work: applicationEffects, now: () => now })
}

/** Every payment counts, and each of its effects exists exactly once. */
export async function expectOneEffectEach({ payload }: TestPortal, payments: readonly FeePayment[]): Promise<void> {
  const findAll = async (collection: 'payments' | 'application-events' | 'messages', where: Where) =>
    (await payload.find({ collection, where, limit: 0, pagination: false, depth: 0 })).docs
  const counted = new Map<string, number>()
  const add = (key: string) => counted.set(key, (counted.get(key) ?? 0) + 1)
  for (const row of await findAll('payments', { status: { equals: 'paid' } })) {
    if ('slot' in row && row.settledAt && !row.issue) add(`${row.slot} ${row.transactionId}`)
  }
  for (const event of await findAll('application-events', { kind: { equals: 'paid' } })) {
    if ('application' in event) add(`event ${event.application}`)
  }
  for (const message of await findAll('messages', { template: { in: ['application-news', 'application-text'] } })) {
    if ('to' in message) add(`${message.template} ${message.to}`)
  }
  const expected = payments.flatMap(({ student, applicationId, transactionId }) => [
    [`application-fee/${applicationId} ${transactionId}`, 1],
    [`event ${applicationId}`, 1],
    // One about the submission and one about the payment.
    [`application-news ${student.email}`, 2],
    [`application-text ${student.phone}`, 2],
  ])
  expect(Object.fromEntries(counted)).toEqual(Object.fromEntries(expected))
}
