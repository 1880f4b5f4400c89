import { createHash } from 'node:crypto'
import { withCheckDigit } from '@pravesh/shared/admissions/answers/aadhaar'
import type { Answers } from '@pravesh/shared/admissions/answers/answers'
import { formOf } from '@pravesh/shared/admissions/courses/registry'
import { validAnswers } from '@pravesh/shared/admissions/fixtures/answers'
import { cleanAnswers } from '@pravesh/shared/admissions/form/clean-answers'
import { documentsFor } from '@pravesh/shared/admissions/form/requested-documents'
import { queueOf } from '@pravesh/shared/admissions/status/status'
import { type AgreedTerms, SPECIFIED } from '@pravesh/shared/payments/refunds/agreed-terms'
import { UGC_PROCESSING, UGC_TIERS } from '@pravesh/shared/payments/refunds/policy'
import type { Payload } from 'payload'
import { answerColumns } from '../../src/admissions/answers/encrypted-aadhaar.ts'
import { type IdentityStore, identityStore } from '../../src/admissions/answers/identity-store.ts'
import { NO_CORRECTION } from '../../src/admissions/applications/application-record.ts'
import { liveKey } from '../../src/admissions/applications/live-key.ts'
import { insertRows } from '../../src/database/records/insert-rows.ts'
import { newRecordId } from '../../src/database/records/new-record-id.ts'
import { searchFields } from '../../src/database/search/search-source.ts'
import type { College, Course } from '../../src/payload-types.ts'

/** A generated applicant. Everything but the ids follows from the number. */
export interface MeritApplicant {
  number: number
  student: { id: string; name: string }
  /** Id of the application. */
  application: string
}

interface InsertOptions {
  payload: Payload
  count: number
  course: Course
  colleges: readonly College[]
  sessionYear: string
  /** When the first was sent; each of the others a minute later. */
  from: Date
}

const BATCH = 200
const MINUTE = 60_000

/** A number below a limit that looks random and is the same in every run. */
export function drawn(number: number, what: string, below: number): number {
  return createHash('sha256').update(`${what}/${number}`).digest().readUInt32BE() % below
}

/** By a schedule of a kind that UGC publishes. */
const SCHEDULE: AgreedTerms = {
  kind: 'schedule',
  policy: { lastAdmissionDay: '2026-07-31', overrides: [], tiers: UGC_TIERS, processing: UGC_PROCESSING },
}

/** Half of the applicants agreed to a schedule of refunds, the others to none. */
const termsOf = (number: number): AgreedTerms => (number % 2 === 0 ? SCHEDULE : SPECIFIED)

/** One in thirty has not paid the application fee. */
export const hasPaid = (number: number) => number % 30 !== 11

/** Students with applications of D.El.Ed that wait for staff, inserted at once as by `npm run seed`. */
export async function insertMeritApplicants(options: InsertOptions): Promise<MeritApplicant[]> {
  const { payload, count } = options
  const identity = await identityStore(payload)
  const applicants: MeritApplicant[] = []
  for (let first = 0; first < count; first += BATCH) {
    const numbers = Array.from({ length: Math.min(BATCH, count - first) }, (_, at) => first + at)
    const students = numbers.map((number) => studentRow(payload, number))
    const ids = await insertRows({ payload, collection: 'students', rows: students })
    const generated = numbers.map((number, at) => {
      const student = { id: ids[at] ?? '', name: students[at]?.name ?? '' }
      return { number, student, application: newRecordId(payload) }
    })
    const files = generated.map((applicant) => documentRows(payload, applicant, options))
    await insertRows({ payload, collection: 'applicant-documents', rows: files.flat() })
    const rows = generated.map((applicant, at) => applicationRow(options, applicant, files[at] ?? [], identity))
    await insertRows({ payload, collection: 'applications', rows, groups: ['agreement', 'correction'] })
    applicants.push(...generated)
  }
  return applicants
}

const contactOf = (number: number) => ({
  phone: String(6_200_000_000 + number),
  email: `merit${number}@example.in`,
})

function studentRow(payload: Payload, number: number) {
  const name = `ASHA ${String.fromCharCode(65 + (number % 26))}OY ${number}`
  const contact = contactOf(number)
  return {
    ...{ name, ...contact, role: 'Student' as const, state: 'ACTIVE' as const, isApproved: false, legacy: false },
    ...searchFields(payload, 'students', { name, ...contact }),
    ...{ createdAt: '2026-05-01T00:00:00.000Z', updatedAt: '2026-05-01T00:00:00.000Z' },
  }
}

const CATEGORIES = ['GENERAL', 'GENERAL', 'GENERAL', 'SC', 'SC', 'OBC', 'OBC', 'ST'] as const

function answersOf({ number, student }: MeritApplicant, colleges: readonly College[]): Answers {
  const two = (value: number) => String(value).padStart(2, '0')
  return cleanAnswers(formOf('DELED'), {
    ...validAnswers('DELED'),
    ...contactOf(number),
    applicantName: student.name,
    gender: number % 3 === 0 ? 'MALE' : 'FEMALE',
    category: CATEGORIES[drawn(number, 'category', CATEGORIES.length)] ?? 'GENERAL',
    obcGroup: drawn(number, 'group', 2) === 0 ? 'OBC-A' : 'OBC-B',
    categoryIssuedOn: '2026-04-01',
    speciallyAbled: number % 25 === 3 ? 'YES' : 'NO',
    exServiceman: 'NO',
    aadhaar: withCheckDigit(String(30_000_000_000 + number * 7919)),
    dateOfBirth: `${1998 + (number % 8)}-${two(1 + (number % 12))}-${two(1 + (number % 28))}`,
    collegeId: colleges[number % colleges.length]?.id ?? '',
  })
}

function documentRows(payload: Payload, applicant: MeritApplicant, { colleges, from }: InsertOptions) {
  const at = sentAt(applicant, from)
  return documentsFor(formOf('DELED'), answersOf(applicant, colleges))
    .filter(({ required }) => required)
    .map(({ kind }) => {
      const id = newRecordId(payload)
      return {
        ...{ id, kind, studentId: applicant.student.id, applicationId: applicant.application },
        ...{ originalName: `${kind}.jpg`, filename: `${id}-${kind}.jpg`, mimeType: 'image/jpeg', filesize: 100_000 },
        ...{ state: 'UNCHECKED' as const, createdAt: at, updatedAt: at },
      }
    })
}

const sentAt = ({ number }: Pick<MeritApplicant, 'number'>, from: Date) =>
  new Date(from.getTime() + number * MINUTE).toISOString()

function applicationRow(
  { payload, course, colleges, sessionYear, from }: InsertOptions,
  applicant: MeritApplicant,
  files: ReturnType<typeof documentRows>,
  identity: IdentityStore,
) {
  const { number, student, application: id } = applicant
  const answers = answersOf(applicant, colleges)
  const college = colleges[number % colleges.length]
  const at = sentAt(applicant, from)
  const found = { number: `DELED2026${number}`, studentName: student.name, studentPhone: contactOf(number).phone }
  return {
    ...{ id, ...found, student: student.id, studentEmail: contactOf(number).email },
    ...searchFields(payload, 'applications', found),
    liveKey: liveKey({ studentId: student.id, course: 'DELED', sessionYear }),
    ...{ course: 'DELED' as const, courseRecord: course.id, sessionYear },
    ...{ college: college?.id ?? '', collegeName: college?.name ?? '', category: answers.category as 'SC' },
    ...{ status: 'SUBMITTED' as const, queue: queueOf({ status: 'SUBMITTED', feePaid: hasPaid(number) }) },
    ...{ feePaise: 100_000, courseFeePaise: 9_000_000, feeParts: [] },
    ...(hasPaid(number) ? { feePaidAt: at, paymentId: `T${number}`, merchantId: `MUID${number}` } : {}),
    ...answerColumns({ payload, answers, studentId: student.id, identity }),
    shown: [],
    documents: Object.fromEntries(files.map((file) => [file.kind, file.id])),
    agreement: {
      ...{ version: '1', locale: 'en' as const, html: '<p>Agreed.</p>', refundTerms: termsOf(number) },
      ...{ acceptedAt: at, acceptedFrom: '203.0.113.10' },
    },
    correction: NO_CORRECTION,
    ...{ submittedAt: at, settledAt: at, revision: 1, attempts: 0 },
    lastChange: { kind: 'submitted' as const, at, by: student.name, staffId: null, text: '' },
    ...{ createdAt: at, updatedAt: at },
  }
}
