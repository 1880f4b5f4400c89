import type { ApplicationRecord } from '../src/admissions/applications/application-record.ts'
import { carryFee } from '../src/admissions/fee/carried-fee.ts'
import { payLater } from '../src/admissions/fee/pay-later.ts'
import { getForm } from '../src/admissions/form/get-form.ts'
import { submitApplication } from '../src/admissions/submit/submit-application.ts'
import { ensureEntry } from '../src/allotment/entries/ensure-entry.ts'
import type { ProcessRecord } from '../src/allotment/processes/find-process.ts'
import { changeOne } from '../src/database/records/change-one.ts'
import { readRows } from '../src/database/records/read-rows.ts'
import type { Student } from '../src/payload-types.ts'
import {
  anOpenCourse,
  aSubmissionOf,
  aSubmittedApplication,
  type OpenCourse,
  reread,
  withOwnAgreement,
} from './builders/applications.ts'
import { anOpenProcess } from './builders/open-processes.ts'
import { anActiveStudent } from './builders/students.ts'
import { simulatorOf } from './simulator.ts'
import type { TestPortal } from './start-test-portal.ts'

export const NEXT_SESSION = '2027-2029'

interface Applicant {
  student: Student
  /** Paid, in the process. */
  earlier: ApplicationRecord
}

/** Applicants of a process who apply for the next session. Call `open` once before everything else. */
export function appliesAgainIn(portal: TestPortal) {
  const bank = simulatorOf(portal)
  let open: OpenCourse
  let process: ProcessRecord

  async function nowIs(year: string): Promise<void> {
    const { payload } = portal
    const { docs } = await payload.find({ collection: 'academic-sessions', where: { year: { equals: year } } })
    await payload.update({ collection: 'academic-sessions', id: docs[0]?.id ?? '', data: { current: true } })
  }

  return {
    bank,
    nowIs,
    async open(): Promise<void> {
      const { payload } = portal
      open = await anOpenCourse(payload, 'DELED')
      process = await anOpenProcess(payload, { open })
      await payload.create({ collection: 'academic-sessions', data: { year: NEXT_SESSION, current: false } })
    },
    async processIs(state: 'open' | 'closed'): Promise<void> {
      const where = { id: { equals: process.id } }
      await changeOne({ payload: portal.payload, collection: 'merit-processes', where, data: { state } })
    },
    /** Up to when the entries of applications are made. */
    async entriesAreMade(until: Date): Promise<void> {
      const where = { id: { equals: process.id } }
      const data = { entriesUpTo: until.toISOString() }
      await changeOne({ payload: portal.payload, collection: 'merit-processes', where, data })
    },
    /** An applicant of the process who got no seat. */
    async anApplicant({ hasEntry = true } = {}): Promise<Applicant> {
      const { payload } = portal
      await nowIs(open.sessionYear)
      const student = await anActiveStudent(payload)
      const { id } = await aSubmittedApplication(payload, { open, student })
      const pay = { payload, studentId: student.id, applicationId: id, amountPaise: null, now: new Date() }
      await bank.act((await payLater(pay)).transactionId, 'pay')
      const earlier = await reread(payload, id)
      if (hasEntry) await ensureEntry({ payload, process, application: earlier, now: new Date() })
      return { student, earlier }
    },
    async appliesAgain({ student }: Applicant): Promise<ApplicationRecord> {
      const { payload } = portal
      await nowIs(NEXT_SESSION)
      const { costs } = await getForm({ payload, student, course: 'DELED', now: new Date() })
      const next = { ...open, sessionYear: NEXT_SESSION, costs }
      const submission = withOwnAgreement(next, await aSubmissionOf(payload, { open: next, student }))
      return submitApplication({ payload, student, submission, clientAddress: '203.0.113.7', now: new Date() })
    },
    carry: (application: ApplicationRecord) => carryFee({ payload: portal.payload, application, now: new Date() }),
    refundsOf: (transactionId: string) =>
      readRows({ payload: portal.payload, collection: 'refunds', where: { transactionId: { equals: transactionId } } }),
  }
}
