import { randomUUID } from 'node:crypto'
import { agreementLanguageIn } from '@pravesh/shared/admissions/acceptance/accepted-agreement'
import { agreementFor } from '@pravesh/shared/admissions/agreement/agreement'
import { agreementHtml } from '@pravesh/shared/admissions/agreement/agreement-html'
import { withCheckDigit } from '@pravesh/shared/admissions/answers/aadhaar'
import type { Answers } from '@pravesh/shared/admissions/answers/answers'
import { formOf } from '@pravesh/shared/admissions/courses/registry'
import type { Documents } from '@pravesh/shared/admissions/documents/documents'
import { longestAnswers, validAnswers } from '@pravesh/shared/admissions/fixtures/answers'
import { accountAnswers } from '@pravesh/shared/admissions/form/blank-answers'
import { cleanAnswers } from '@pravesh/shared/admissions/form/clean-answers'
import { documentsFor } from '@pravesh/shared/admissions/form/requested-documents'
import type { StaffRejectionCode } from '@pravesh/shared/admissions/status/rejection'
import type { StaffDecision } from '@pravesh/shared/admissions/status/staff-calls'
import type { Submission } from '@pravesh/shared/admissions/wire/submission'
import type { SharedCosts } from '@pravesh/shared/courses/course-costs'
import { COURSE_LABELS, type CourseCode } from '@pravesh/shared/courses/courses'
import { feeParts } from '@pravesh/shared/fees/fees'
import { type AgreedTerms, SPECIFIED } from '@pravesh/shared/payments/refunds/agreed-terms'
import { DEFAULT_LOCALE, type Locale } from '@pravesh/shared/platform/locale'
import type { Payload } from 'payload'
import { type ApplicationRecord, findApplication } from '../../src/admissions/applications/application-record.ts'
import { loadCosts } from '../../src/admissions/costs/load-costs.ts'
import { checkDocument } from '../../src/admissions/review/check-document.ts'
import { decideApplication } from '../../src/admissions/review/decide-application.ts'
import { submitApplication } from '../../src/admissions/submit/submit-application.ts'
import { changeAll } from '../../src/database/records/change-all.ts'
import type { College, Course, Student } from '../../src/payload-types.ts'
import { recordsOf } from '../../src/publishing/pages/records.ts'
import { anApplicationFee, payFeeOf } from './application-fee.ts'
import { aPublishedCollege, aPublishedCourse } from './courses.ts'
import { anUploadedDocument } from './documents.ts'
import { aSessionWithSubjects } from './session.ts'
import { anActiveStudent } from './students.ts'

/** A course with everything needed to apply to it. */
export interface OpenCourse {
  course: Course
  /** Builders choose the first college, which teaches every subject. */
  colleges: [College, College]
  sessionYear: string
  feePaise: number
  /** To be agreed, with the costs at that time. */
  refundTerms: AgreedTerms
  costs: SharedCosts
}

const NAMES: Partial<Record<CourseCode, string>> = {
  BED: 'Bachelor of Education',
  DELED: 'Diploma in Elementary Education',
  DPHARM: 'Diploma in Pharmacy',
}

export const FEE_TABLE = ['Admission', '1st Semester', '2nd Semester', '3rd Semester', '4th Semester'].map(
  (title, index) => ({ title, feePaise: index === 0 ? 1_000_000 : 2_000_000 }),
)

/** A course open for applications: two colleges, a fee and, shared by all courses, a session and subjects. */
export async function anOpenCourse(payload: Payload, code: CourseCode = 'BED'): Promise<OpenCourse> {
  const colleges: [College, College] = [
    await aPublishedCollege(payload, { name: `Shalbani College (${code})` }),
    await aPublishedCollege(payload, { name: `Kangsabati Institute (${code})` }),
  ]
  const course = await aPublishedCourse(payload, {
    code,
    name: NAMES[code] ?? COURSE_LABELS[code],
    semesterFees: FEE_TABLE,
    colleges: [
      { college: colleges[0].id, totalPricePaise: 12_345_600 },
      { college: colleges[1].id, totalPricePaise: 9_000_000 },
    ],
  })
  const feePaise = await anApplicationFee(payload, code)
  const sessionYear = await aSessionWithSubjects(payload, colleges[0].id)
  const costs = await loadCosts(recordsOf({ payload }), code)
  return { course, colleges, sessionYear, feePaise, refundTerms: SPECIFIED, costs }
}

interface SubmissionOptions {
  student: Student
  open: OpenCourse
  /** Overrides of the base answers. */
  answers?: Answers
  /** Whether to fill in every question of the course; by default only the required ones. */
  longest?: boolean
  /** In which the agreement was read. */
  locale?: Locale
}

/** A valid submission with uploaded documents. */
export async function aSubmissionOf(payload: Payload, options: SubmissionOptions): Promise<Submission> {
  const { student, open, longest = false, locale } = options
  const { code } = open.course
  const [college] = open.colleges
  const changed = { collegeId: college.id, referredBy: 'SELF', ...identityOf(student), ...options.answers }
  const typed = longest ? longestAnswers(code, changed) : validAnswers(code, changed)
  const answers = cleanAnswers(formOf(code), { ...typed, ...accountAnswers(student) })
  const uploads = documentsFor(formOf(code), answers)
    .filter(({ required }) => required || longest)
    .map(async ({ kind }) => [kind, await anUploadedDocument(payload, { studentId: student.id, kind })])
  const documents: Documents = Object.fromEntries(await Promise.all(uploads))
  const costs = await loadCosts(recordsOf({ payload }), code)
  return withOwnAgreement(
    { ...open, costs },
    {
      course: code,
      courseId: open.course.id,
      collegeId: answers.collegeId ?? '',
      collegeName: college.name,
      sessionYear: open.sessionYear,
      feePaise: open.feePaise,
      courseFeePaise: 12_345_600,
      answers,
      documents,
      termsAccepted: true,
      agreementHtml: '',
      number: '',
      merchantId: '',
      paymentId: '',
    },
    locale,
  )
}

/** Name and Aadhaar number of a person of their own, so that no two students look like one person. */
function identityOf({ phone }: Pick<Student, 'phone'>): Answers {
  const digits = phone.replace(/\D/g, '').slice(-10)
  const letters = [...digits].map((digit) => String.fromCharCode('A'.charCodeAt(0) + Number(digit))).join('')
  return { applicantName: `ASHA ${letters}`, aadhaar: withCheckDigit(`3${digits}`) }
}

/** Replaces a submission's agreement with the one that matches its answers, as read in a language. */
export function withOwnAgreement(
  open: OpenCourse,
  submission: Submission,
  locale: Locale = DEFAULT_LOCALE,
): Submission {
  const offer = open.course.colleges?.find(({ college }) => college === submission.answers.collegeId)
  const courseFeePaise = offer?.totalPricePaise ?? 0
  const collegeName = open.colleges.find(({ id }) => id === submission.answers.collegeId)?.name ?? ''
  const { course, answers, sessionYear } = submission
  const { refundTerms, costs } = open
  const parts = feeParts(courseFeePaise, FEE_TABLE)
  const facts = { answers, collegeName, sessionYear, courseFeePaise, parts, refundTerms, costs }
  const html = agreementHtml(agreementFor({ form: formOf(course), ...facts }, agreementLanguageIn(locale)))
  return { ...submission, courseFeePaise, collegeName, agreementHtml: html }
}

export interface ApplicationChange extends Partial<Omit<SubmissionOptions, 'open'>> {
  open: OpenCourse
  now?: Date
}

const clientAddress = '203.0.113.7'

/** A submitted application whose fee is unpaid. */
export async function aSubmittedApplication(payload: Payload, change: ApplicationChange): Promise<ApplicationRecord> {
  const { student = await anActiveStudent(payload), now = new Date(), ...rest } = change
  const submission = await aSubmissionOf(payload, { ...rest, student })
  return submitApplication({ payload, student, submission, clientAddress, now })
}

/** A paid application that waits for review. */
export async function aPaidApplication(payload: Payload, change: ApplicationChange): Promise<ApplicationRecord> {
  const { id } = await aSubmittedApplication(payload, change)
  await payFeeOf(payload, id, change.now)
  return reread(payload, id)
}

export const officer = (id: string) => ({ id, name: 'Officer' })

/** A member of staff with the role of admissions officer, and their credentials. */
export async function anAdmissionsOfficer(payload: Payload) {
  const email = `officer${randomUUID()}@pravesh.example`
  const data = { name: 'Officer', email, password: 'a long password', roles: ['admissions-officer' as const] }
  const { id } = await payload.create({ collection: 'staff', data })
  return { id: String(id), name: 'Officer', email, password: data.password }
}

interface DecisionOptions {
  id: string
  staffId: string
  now?: Date
}

export async function verifyDocumentsOf(
  payload: Payload,
  { id, staffId, only, now = new Date() }: DecisionOptions & { only?: string[] },
): Promise<void> {
  for (const document of only ?? Object.values((await reread(payload, id)).documents)) {
    await checkDocument({
      payload,
      staff: officer(staffId),
      id,
      check: { document, state: 'VERIFIED', reason: '' },
      now,
    })
  }
}

type StaffChange = ApplicationChange & { staffId: string }

export async function anApprovedApplication(
  payload: Payload,
  { staffId, ...change }: StaffChange,
): Promise<ApplicationRecord> {
  const { id, documents } = await aPaidApplication(payload, change)
  // Written at once; `verifyDocumentsOf` checks one by one, as staff do.
  await changeAll({
    payload,
    collection: 'applicant-documents',
    where: { id: { in: Object.values(documents) } },
    data: { state: 'VERIFIED' },
  })
  return decided(payload, { id, staffId, now: change.now }, { move: 'approve', reason: '' })
}

export async function aRejectedApplication(
  payload: Payload,
  { staffId, code = 'other', ...change }: StaffChange & { code?: StaffRejectionCode },
): Promise<ApplicationRecord> {
  const { id } = await aPaidApplication(payload, change)
  return decided(payload, { id, staffId, now: change.now }, { move: 'reject', code, reason: 'Rejected for a reason.' })
}

/** An application sent back to the student for correction: the given parts, or all parts by default. */
export async function aSentBackApplication(
  payload: Payload,
  { staffId, parts = [], ...change }: StaffChange & { parts?: Extract<StaffDecision, { move: 'sendBack' }>['parts'] },
): Promise<ApplicationRecord> {
  const { id } = await aPaidApplication(payload, change)
  const decision: StaffDecision = { move: 'sendBack', reason: 'Please check this again.', parts }
  return decided(payload, { id, staffId, now: change.now }, decision)
}

function decided(
  payload: Payload,
  { id, staffId, now = new Date() }: DecisionOptions,
  decision: StaffDecision,
): Promise<ApplicationRecord> {
  return decideApplication({ payload, staff: officer(staffId), id, decision, now })
}

/** Loads the current state of an application. */
export async function reread(payload: Payload, id: string): Promise<ApplicationRecord> {
  const found = await findApplication(payload, id)
  if (found === null) throw new Error(`There is no application ${id}.`)
  return found
}
