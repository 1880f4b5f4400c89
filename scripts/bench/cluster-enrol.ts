/**
 * Run as a separate process: adds people with accounts to a stopped portal, and writes what their requests and those of
 * people without accounts need to a JSON file. `cluster-enrol.ts ACCOUNTS NEWCOMERS PAYERS FILE`
 */
import { randomUUID } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { agreementFor } from '@pravesh/shared/admissions/agreement/agreement'
import { agreementHtml } from '@pravesh/shared/admissions/agreement/agreement-html'
import { formOf } from '@pravesh/shared/admissions/courses/registry'
import type { DocumentKind } from '@pravesh/shared/admissions/documents/documents'
import { documentsFor } from '@pravesh/shared/admissions/form/requested-documents'
import { type Submission, submissionToWire } from '@pravesh/shared/admissions/wire/submission'
import { SPECIFIED } from '@pravesh/shared/payments/refunds/agreed-terms'
import { getPayload } from 'payload'
import { setPassword } from '../../cms/src/accounts/passwords/set-password.ts'
import { startSession } from '../../cms/src/accounts/start-session.ts'
import { courseOffers } from '../../cms/src/admissions/seed/bulk/course-offers.ts'
import { sessions } from '../../cms/src/admissions/seed/courses/fees.ts'
import { generateAnswers } from '../../cms/src/admissions/seed/generate-answers.ts'
import { pick } from '../../cms/src/admissions/seed/pick.ts'
import type { Condition } from '../../cms/src/database/records/condition.ts'
import { insertRows } from '../../cms/src/database/records/insert-rows.ts'
import { readRows } from '../../cms/src/database/records/read-rows.ts'
import { idOf } from '../../cms/src/database/records/relation.ts'
import { hashPassword } from '../../cms/src/http/sign-in/hash-password.ts'
import config from '../../cms/src/payload.config.ts'
import type { Applicant } from './admissions-students.ts'
import { addDocuments } from './enrol-documents.ts'

/** Someone with everything for an application except the uploaded files. */
export interface EnrolledApplicant {
  /** Empty without an account. */
  studentId: string
  name: string
  email: string
  phone: string
  submission: Submission
  /** The documents to upload. */
  documents: DocumentKind[]
}

export interface ClusterPeople {
  password: string
  applicants: EnrolledApplicant[]
  /** People without an account. */
  newcomers: EnrolledApplicant[]
  /** Logged-in students with everything for a submission. */
  payers: Applicant[]
  /** Session tokens of admitted students. */
  students: string[]
}

const COURSE = 'BED'
const MAX_STUDENTS = 50

const [, , accounts = '0', visitors = '0', payers = '0', file = ''] = process.argv
const payload = await getPayload({ config })
const now = new Date()
const password = 'Marigold@1'
const everyone = await peopleFor(Number(accounts) + Number(visitors) + Number(payers))
const paying = everyone.splice(Number(accounts) + Number(visitors))
const newcomers = everyone.splice(Number(accounts))
const people: ClusterPeople = {
  password,
  applicants: await withAccounts(everyone),
  newcomers,
  payers: await withDocuments(await withAccounts(paying)),
  students: await logIn(),
}
await writeFile(file, JSON.stringify(people), { mode: 0o600 })
process.exit(0)

async function withAccounts(applicants: readonly EnrolledApplicant[]): Promise<EnrolledApplicant[]> {
  const passwordHash = await hashPassword(password)
  const state = { role: 'Student', state: 'ACTIVE', isApproved: false, legacy: false } as const
  const rows = applicants.map(({ name, email, phone }) => ({ name, email, phone, ...state }))
  const ids = rows.length === 0 ? [] : await insertRows({ payload, collection: 'students', rows })
  for (const studentId of ids) await setPassword({ payload, studentId, passwordHash })
  return applicants.map((each, nth) => ({ ...each, studentId: ids[nth] ?? '' }))
}

async function peopleFor(count: number): Promise<EnrolledApplicant[]> {
  const { courseId, reference, partsAt, costs } = (await courseOffers(payload))[COURSE]
  const form = formOf(COURSE)
  const run = randomUUID().slice(0, 8)
  const applicants: EnrolledApplicant[] = []
  for (let number = 0; number < count; number++) {
    const account = {
      name: `APPLICANT ${'ABCDEFGHIJ'[number % 10]}`,
      email: `bench-${run}-${number}@example.in`,
      phone: String(8_000_000_000 + Number.parseInt(run.slice(0, 5), 16) * 500 + number),
    }
    const { id: collegeId, name: collegeName, totalPricePaise: courseFeePaise } = pick(reference.colleges, number)
    const person = { number, gender: 'FEMALE', ...account } as const
    const answers = generateAnswers({ course: COURSE, ...person, subject: 'History', collegeId })
    const facts = { answers, collegeName, sessionYear: sessions[0], courseFeePaise }
    const parts = partsAt(pick(reference.colleges, number))
    const submission: Submission = {
      ...facts,
      course: COURSE,
      courseId,
      collegeId,
      feePaise: null,
      courseFeePaise: null,
      documents: {},
      termsAccepted: true,
      agreementHtml: agreementHtml(agreementFor({ ...facts, form, parts, refundTerms: SPECIFIED, costs })),
      number: '',
      merchantId: '',
      paymentId: '',
    }
    const documents = documentsFor(form, answers).flatMap(({ kind, required }) => (required ? [kind] : []))
    applicants.push({ studentId: '', ...account, submission, documents })
  }
  return applicants
}

async function withDocuments(applicants: readonly EnrolledApplicant[]): Promise<Applicant[]> {
  const ready: Applicant[] = []
  for (const { studentId, email, submission, documents: kinds } of applicants) {
    const documents = await addDocuments(payload, { studentId, kinds })
    const token = await startSession({ payload, studentId, device: null, now })
    ready.push({ email, token, submission: submissionToWire({ ...submission, documents }) })
  }
  return ready
}

/** Sessions of students whose application was approved. */
async function logIn(): Promise<string[]> {
  const where: Condition<'applications'> = { status: { equals: 'APPROVED' } }
  const approved = await readRows({ payload, collection: 'applications', where, limit: MAX_STUDENTS })
  const tokens: string[] = []
  for (const studentId of new Set(approved.map(({ student }) => idOf(student) ?? ''))) {
    tokens.push(await startSession({ payload, studentId, device: null, now }))
  }
  return tokens
}
