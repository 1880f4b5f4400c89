import { agreementFor } from '@pravesh/shared/admissions/agreement/agreement'
import { agreementHtml } from '@pravesh/shared/admissions/agreement/agreement-html'
import { withCheckDigit } from '@pravesh/shared/admissions/answers/aadhaar'
import type { Answers } from '@pravesh/shared/admissions/answers/answers'
import { courseForms } from '@pravesh/shared/admissions/courses/registry'
import type { DocumentKind, Documents } from '@pravesh/shared/admissions/documents/documents'
import { validAnswers } from '@pravesh/shared/admissions/fixtures/answers'
import { accountAnswers } from '@pravesh/shared/admissions/form/blank-answers'
import { cleanAnswers } from '@pravesh/shared/admissions/form/clean-answers'
import type { DraftContent, FormContext } from '@pravesh/shared/admissions/form/form-context'
import { documentsFor } from '@pravesh/shared/admissions/form/requested-documents'
import type { ApplicationView } from '@pravesh/shared/admissions/status/application-view'
import { admissionCalls, uploadFields } from '@pravesh/shared/admissions/wire/calls'
import { documentNames } from '@pravesh/shared/admissions/wire/names'
import { submissionToWire } from '@pravesh/shared/admissions/wire/submission'
import type { CourseCode } from '@pravesh/shared/courses/courses'
import { feeParts } from '@pravesh/shared/fees/fees'
import { callAddress } from '@pravesh/shared/platform/wire-call'
import type { APIRequestContext } from 'playwright/test'
import type { Person } from '../../../scripts/lib/register-student.ts'
import type { Portal } from '../../../scripts/lib/running-portal.ts'
import { administratorOf, type StaffApi } from './staff-api.ts'
import { aStudent } from './student.ts'
import { type ChosenFile, specimenOf } from './uploads.ts'

/** A page, or any other client with cookies of its own. */
interface Client {
  request: APIRequestContext
}

/** An applicant, with the staff API of their portal. */
export interface Applicant extends Person {
  staff: StaffApi
}

/** Creates an applicant and logs them in through the API. */
export async function anApplicantIn(page: Client, portal: Portal): Promise<Applicant> {
  const staff = await administratorOf(portal)
  const person = await aStudent({ portal, staff })
  await logInAgain(page, person)
  return { ...person, staff }
}

/** Logs in through the API. */
export async function logInAgain(page: Client, { email, password }: Pick<Person, 'email' | 'password'>): Promise<void> {
  await call(page, 'post', '/api/user/login', { data: { email, password } })
}

/** The form context of a course. */
export async function formOf(page: Client, course: CourseCode): Promise<FormContext> {
  return (await call(page, 'get', callAddress(admissionCalls.form, { course }))).result
}

/** Stores a draft of the logged-in applicant. */
export async function anUnfinishedForm(
  page: Client,
  course: CourseCode,
  content: Partial<DraftContent>,
): Promise<void> {
  const nothing = { answers: {}, documents: {}, detailsSaved: false, educationSaved: false, termsAccepted: false }
  await call(page, 'post', callAddress(admissionCalls.saveDraft, { course }), {
    data: { ...nothing, ...content, revision: 0 },
  })
}

/** Stores a complete draft with documents; only the agreement and the fee are left. */
export async function aWholeForm(page: Client, course: CourseCode): Promise<void> {
  const { answers } = await answersFor(page, course)
  const documents = await uploadedDocuments(page, course, answers)
  const done = { detailsSaved: true, educationSaved: true, termsAccepted: true }
  await anUnfinishedForm(page, course, { answers, documents, ...done })
}

/** Submits an application through the API. Returns it with the address of its payment page; the fee is unpaid. */
export async function aSentApplication(page: Client, course: CourseCode, changed: Answers = {}, files: Files = {}) {
  const context = await formOf(page, course)
  const { courseId, sessionYear, feeTable, refundTerms, costs, account } = context
  const { answers, college } = await answersFor(page, course, changed)
  const whole = cleanAnswers(courseForms.of(course), { ...answers, ...accountAnswers(account) })
  const parts = feeParts(college.totalPricePaise, feeTable)
  const fees = { collegeName: college.name, sessionYear, courseFeePaise: college.totalPricePaise }
  const submission = {
    ...fees,
    course,
    courseId,
    collegeId: college.id,
    feePaise: null,
    answers: whole,
    documents: await uploadedDocuments(page, course, whole, files),
    termsAccepted: true,
    agreementHtml: agreementHtml(
      agreementFor({ ...fees, form: courseForms.of(course), answers: whole, parts, refundTerms, costs }),
    ),
    number: '',
    merchantId: '',
    paymentId: '',
  }
  const { url } = await call(page, 'post', callAddress(admissionCalls.submit), { data: submissionToWire(submission) })
  return { ...(await newestApplication(page)), paymentPage: String(url) }
}

/** Submits an application and pays its fee. */
export async function aPaidApplication(page: Client, course: CourseCode, changed: Answers = {}, files: Files = {}) {
  const { paymentPage } = await aSentApplication(page, course, changed, files)
  const back = await page.request.post(paymentPage, { form: { act: 'pay-report-first' } })
  if (!back.ok()) throw new Error(`The payment page returned ${back.status()}.`)
  return newestApplication(page)
}

/** The newest application of the logged-in student. */
export async function newestApplication(page: Client): Promise<ApplicationView> {
  return (await call(page, 'get', callAddress(admissionCalls.mine))).result[0].view
}

/** The shortest valid answers, with a subject and a college of this portal. */
export async function answersFor(page: Client, course: CourseCode, changed: Answers = {}) {
  const { reference, account } = await formOf(page, course)
  const college = reference.colleges[0]
  if (college === undefined) throw new Error(`No college offers ${course}.`)
  const subject = reference.subjects.length > 0 ? { subject: SUBJECT } : {}
  // Two applicants with one number would be possible duplicates.
  const aadhaar = withCheckDigit(`3${account.phone.slice(-10)}`)
  const applicantName = `ASHA ${lettersFor(account.phone)}`
  const own = { ...subject, aadhaar, applicantName, collegeId: college.id }
  return { answers: validAnswers(course, { ...own, ...changed }), college }
}

/** A name may have no digits. */
const lettersFor = (phone: string) =>
  [...phone.replace(/\D/g, '')].map((digit) => 'ABCDEFGHIJ'.charAt(Number(digit))).join('')

/** A demo subject that every college of the course teaches. */
const SUBJECT = 'History'

/** Files of documents, instead of their demo files. */
type Files = Partial<Record<DocumentKind, ChosenFile>>

/** Uploads every required document. */
export async function uploadedDocuments(
  page: Client,
  course: CourseCode,
  answers: Answers,
  files: Files = {},
): Promise<Documents> {
  const documents: Documents = {}
  for (const { kind, required } of documentsFor(courseForms.of(course), answers)) {
    if (!required) continue
    const multipart = {
      [uploadFields.kind]: documentNames[kind],
      [uploadFields.file]: files[kind] ?? (await specimenOf(kind)),
    }
    documents[kind] = (await call(page, 'post', callAddress(admissionCalls.upload), { multipart })).file.id
  }
  return documents
}

type Sent = Pick<NonNullable<Parameters<APIRequestContext['fetch']>[1]>, 'data' | 'multipart'>

// biome-ignore lint/suspicious/noExplicitAny: tests read replies of every call
type Reply = Record<string, any>

/** Calls the portal's API with the cookies of this browser, as a same-origin request. */
async function call(page: Client, method: 'get' | 'post', path: string, sent: Sent = {}): Promise<Reply> {
  const headers = { 'sec-fetch-site': 'same-origin' }
  const response = await page.request.fetch(path, { method, headers, ...sent })
  const reply: Reply = await response.json()
  if (!response.ok()) throw new Error(`${path} returned ${response.status()}: ${JSON.stringify(reply)}`)
  return reply
}
