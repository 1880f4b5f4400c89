import type { Where } from 'payload'
import { expect } from 'vitest'
import { answerColumns } from '../src/admissions/answers/encrypted-aadhaar.ts'
import { identityStore } from '../src/admissions/answers/identity-store.ts'
import type { ApplicationRecord } from '../src/admissions/applications/application-record.ts'
import { liveKey } from '../src/admissions/applications/live-key.ts'
import { applicationEffects } from '../src/admissions/changes/application-effects.ts'
import { startFeePayment } from '../src/admissions/fee/start-fee-payment.ts'
import type { NewRow } from '../src/database/records/columns.ts'
import { insertRow } from '../src/database/records/insert-row.ts'
import { readRow } from '../src/database/records/read-row.ts'
import { runDue } from '../src/database/work/run-due.ts'
import type { Student } from '../src/payload-types.ts'
import { aSubmittedApplication, type OpenCourse, reread } from './builders/applications.ts'
import { reconcileDue } from './builders/payments.ts'
import type { TestPortal } from './start-test-portal.ts'

/** A started payment of an application's fee. */
export interface FeePayment {
  student: Student
  applicationId: string
  transactionId: string
}

/** Copies that are written at the same time. */
const AT_ONCE = 10

/** Starts the fee payments of new applications of as many students. */
export async function startedFeePayments(portal: TestPortal, open: OpenCourse, count: number): Promise<FeePayment[]> {
  const { payload } = portal
  const example = await aSubmittedApplication(payload, { open })
  const started: FeePayment[] = []
  while (started.length < count) {
    const together = Array.from({ length: Math.min(AT_ONCE, count - started.length) }, () =>
      startedCopy(portal, example),
    )
    started.push(...(await Promise.all(together)))
  }
  return started
}

let copies = 0

/** The application of another student, written directly: submitting each would take longer than the test. */
async function startedCopy({ payload }: TestPortal, example: ApplicationRecord): Promise<FeePayment> {
  const copy = ++copies
  const phone = String(9_200_000_000 + copy)
  const student = await payload.create({
    collection: 'students',
    data: { ...STUDENT, name: `PAYER ${copy}`, email: `payer${copy}@example.in`, phone },
    depth: 0,
  })
  const row = await readRow({ payload, collection: 'applications', where: { id: { equals: example.id } } })
  if (row === null) throw new Error('The example does not exist.')
  const { id: _, createdAt: __, updatedAt: ___, ...data } = row
  const { course, sessionYear } = example
  const { id } = await insertRow({
    payload,
    collection: 'applications',
    data: {
      ...(data as NewRow<'applications'>),
      number: `${row.number}${String(copy).padStart(4, '0')}`,
      liveKey: liveKey({ studentId: student.id, course, sessionYear }),
      student: student.id,
      studentName: student.name,
      studentPhone: student.phone,
      studentEmail: student.email,
      ...answerColumns({
        payload,
        answers: example.answers,
        studentId: student.id,
        identity: await identityStore(payload),
      }),
    },
  })
  const application = await reread(payload, String(id))
  const { transactionId } = await startFeePayment({ payload, application, now: new Date() })
  return { student, applicationId: application.id, transactionId }
}

const STUDENT = {
  role: 'Student',
  state: 'ACTIVE',
  isApproved: false,
  legacy: false,
  consent: { noticeVersion: '2023-11-20', acceptedAt: '2026-01-01T00:00:00.000Z' },
} as const

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
  const recipients = new Set(payments.flatMap(({ student }) => [student.email, student.phone]))
  for (const message of await findAll('messages', { template: { in: ['application-news', 'application-text'] } })) {
    // The students of the examples get messages about their submissions only.
    if ('to' in message && recipients.has(message.to)) add(`${message.template} ${message.to}`)
  }
  const expected = payments.flatMap(({ student, applicationId, transactionId }) => [
    [`application-fee/${applicationId} ${transactionId}`, 1],
    [`event ${applicationId}`, 1],
    [`application-news ${student.email}`, 1],
    [`application-text ${student.phone}`, 1],
  ])
  expect(Object.fromEntries(counted)).toEqual(Object.fromEntries(expected))
}
