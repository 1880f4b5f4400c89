/**
 * Run as a separate process: adds students with sessions and document records to a stopped portal, and writes their
 * tokens and a complete submission of each to a JSON file, with the token of an admitted student.
 * `admissions-enrol.ts 2000 file`
 */

import { randomUUID } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { agreementFor } from '@pravesh/shared/admissions/agreement/agreement'
import { agreementHtml } from '@pravesh/shared/admissions/agreement/agreement-html'
import { formOf } from '@pravesh/shared/admissions/courses/registry'
import { documentsFor } from '@pravesh/shared/admissions/form/requested-documents'
import { submissionToWire } from '@pravesh/shared/admissions/wire/submission'
import { SPECIFIED } from '@pravesh/shared/payments/refunds/agreed-terms'
import { getPayload } from 'payload'
import { startSession } from '../../cms/src/accounts/start-session.ts'
import { courseOffers } from '../../cms/src/admissions/seed/bulk/course-offers.ts'
import { sessions } from '../../cms/src/admissions/seed/courses/fees.ts'
import { generateAnswers } from '../../cms/src/admissions/seed/generate-answers.ts'
import { pick } from '../../cms/src/admissions/seed/pick.ts'
import { insertRows } from '../../cms/src/database/records/insert-rows.ts'
import { readRows } from '../../cms/src/database/records/read-rows.ts'
import config from '../../cms/src/payload.config.ts'
import type { FeeDue } from '../../cms/src/payload-types.ts'
import type { Applicant, Enrolled } from './admissions-students.ts'
import { addDocuments } from './enrol-documents.ts'

const [, , wanted = '0', file = ''] = process.argv
const payload = await getPayload({ config })
const now = new Date()
const course = 'BED'
const KINDS = documentsFor(formOf(course), { category: 'OBC' }).flatMap(({ kind, required }) =>
  required ? [kind] : [],
)
const { courseId, reference, partsAt, costs } = (await courseOffers(payload))[course]
const subject = 'History'
const run = randomUUID().slice(0, 8)
const applicants: Applicant[] = []
for (let number = 0; number < Number(wanted); number++) {
  const name = `APPLICANT ${'ABCDEFGHIJ'[number % 10]}`
  const account = { name, email: `bench-${run}-${number}@example.in`, phone: phoneOf(number) }
  const state = { role: 'Student', state: 'ACTIVE', isApproved: false, legacy: false } as const
  const [studentId = ''] = await insertRows({ payload, collection: 'students', rows: [{ ...account, ...state }] })
  const college = pick(reference.colleges, number)
  const answers = generateAnswers({ course, number, gender: 'FEMALE', ...account, subject, collegeId: college.id })
  const courseFeePaise = college.totalPricePaise
  const facts = { course, answers, collegeName: college.name, sessionYear: sessions[0], courseFeePaise } as const
  const submission = submissionToWire({
    ...facts,
    courseId,
    collegeId: college.id,
    feePaise: null,
    courseFeePaise: null,
    documents: await addDocuments(payload, { studentId, kinds: KINDS }),
    termsAccepted: true,
    agreementHtml: agreementHtml(
      agreementFor({ ...facts, form: formOf(course), parts: partsAt(college), refundTerms: SPECIFIED, costs }),
    ),
    number: '',
    merchantId: '',
    paymentId: '',
  })
  const token = await startSession({ payload, studentId, device: null, now })
  applicants.push({ email: account.email, token, submission })
}
const enrolled: Enrolled = { applicants, admittedToken: await sessionOfAdmitted() }
await writeFile(file, JSON.stringify(enrolled), { mode: 0o600 })
process.exit(0)

/** Of a student who has paid some fees and owes others, so that the dashboard shows both. */
async function sessionOfAdmitted(): Promise<string> {
  const duesOf = async (status: FeeDue['status']) => {
    const where = { status: { equals: status } }
    const docs = await readRows({ payload, collection: 'fee-dues', where, limit: 0 })
    return docs.map((due) => due.studentId)
  }
  const paid = new Set(await duesOf('paid'))
  const studentId = (await duesOf('open')).find((id) => paid.has(id))
  if (studentId === undefined) throw new Error('The demo content has no student with paid and open fees.')
  return startSession({ payload, studentId, device: null, now })
}

function phoneOf(number: number): string {
  return String(8_000_000_000 + Number.parseInt(run.slice(0, 5), 16) * 500 + number)
}
