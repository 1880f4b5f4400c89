import { agreementFor } from '@pravesh/shared/admissions/agreement/agreement'
import { agreementHtml } from '@pravesh/shared/admissions/agreement/agreement-html'
import { formOf } from '@pravesh/shared/admissions/courses/registry'
import type { Documents } from '@pravesh/shared/admissions/documents/documents'
import { answersShown } from '@pravesh/shared/admissions/form/answers-shown'
import { cleanAnswers } from '@pravesh/shared/admissions/form/clean-answers'
import { formKeeping } from '@pravesh/shared/admissions/form/form-keeping'
import { DEFAULT_ADMISSION_SETTINGS, waitingOf } from '@pravesh/shared/admissions/status/answer-time'
import { isApproved, isRejected, isWithApplicant, queueOf } from '@pravesh/shared/admissions/status/status'
import { COURSE_CODES, type CourseCode } from '@pravesh/shared/courses/courses'
import { SPECIFIED } from '@pravesh/shared/payments/refunds/agreed-terms'
import type { Payload } from 'payload'
import type { NewRow } from '../../../database/records/columns.ts'
import { newRecordId } from '../../../database/records/new-record-id.ts'
import { searchFields } from '../../../database/search/search-source.ts'
import type { Application } from '../../../payload-types.ts'
import { answerColumns } from '../../answers/encrypted-aadhaar.ts'
import type { IdentityStore } from '../../answers/identity-store.ts'
import { NO_CORRECTION } from '../../applications/application-record.ts'
import { endedKey, liveKey } from '../../applications/live-key.ts'
import { courseSeeds } from '../courses/course-seeds.ts'
import { sessions } from '../courses/fees.ts'
import { FATHERS, MEN, SURNAMES, WOMEN } from '../data/people.ts'
import { generateAnswers } from '../generate-answers.ts'
import { pick } from '../pick.ts'
import type { Offered } from './course-offers.ts'
import { generateHistory } from './generate-history.ts'
import { type Specimens, specimenRecords } from './specimen-records.ts'

const HOUR = 60 * 60_000
const DAY = 24 * HOUR
const COURSES = COURSE_CODES.flatMap((code) => Array.from({ length: courseSeeds[code].share }, () => code))
/** Days during which each session accepts applications. Sessions start a year apart. */
const SEASON_DAYS = 120

/** A generated application. Ids of other records are filled in later. */
export interface GeneratedApplication {
  student: NewRow<'students'>
  documents: (owner: { studentId: string; applicationId: string }) => ReturnType<typeof specimenRecords>
  application: (ids: {
    studentId: string
    applicationId: string
    documents: Documents
  }) => NewRow<'applications'> & { id: string }
  events: (applicationId: string) => NewRow<'application-events'>[]
  approvedAt: Date | null
}

interface GenerateOptions {
  payload: Payload
  number: number
  offers: Record<CourseCode, Offered>
  specimens: Specimens
  identity: IdentityStore
  /** The latest time of submission in the open session. */
  now: Date
}

/**
 * Generates application number `number` with its student and history, as the portal's operations would have stored
 * them.
 */
export function generateApplication({
  payload,
  number,
  offers,
  specimens,
  identity,
  now,
}: GenerateOptions): GeneratedApplication {
  const code = pick(COURSES, number)
  const { courseId, feePaise, reference, partsAt, costs } = offers[code]
  const season = Math.floor(number / 5) % sessions.length
  const sessionYear = sessions[season] ?? sessions[0]
  const roughly = now.getTime() - season * 365 * DAY - HOUR - ((number * 104_729_000) % (SEASON_DAYS * DAY))
  // Unique per millisecond, because application numbers are derived from it.
  const sentAt = Math.floor(roughly / 1_000_000) * 1_000_000 + number
  const { status, events } = generateHistory(number, season === 0)
  const at = (hours: number) => new Date(Math.min(now.getTime(), sentAt + hours * HOUR)).toISOString()
  const gender = number % 5 < 3 ? 'FEMALE' : 'MALE'
  const name = generateName(number, gender === 'FEMALE' ? WOMEN : MEN)
  const applicationNumber = `${code}${new Date(sentAt).getUTCFullYear()}${sentAt}`
  const contact = { phone: String(6_100_000_000 + number), email: `applicant${number}@example.in` }
  const subject = reference.subjects.length > 0 ? pick(reference.subjects, number, 3) : ''
  const college = pick(reference.colleges, number, 17)
  const generated = generateAnswers({ course: code, number, name, gender, ...contact, subject, collegeId: college.id })
  const parts = partsAt(college)
  const courseFeePaise = college.totalPricePaise
  const form = formKeeping(formOf(code), identity.kept)
  const answers = cleanAnswers(form, generated)
  const facts = {
    form,
    answers,
    collegeName: college.name,
    sessionYear,
    courseFeePaise,
    parts,
    refundTerms: SPECIFIED,
    costs,
  }
  const agreement = agreementFor(facts)
  const last = events.at(-1) ?? { kind: 'submitted', hours: 0, text: '' }
  const payment = events.find(({ kind }) => kind === 'paid')
  const approval = events.find(({ kind }) => kind === 'approved')
  const stamps = { createdAt: at(0), updatedAt: at(last.hours) }

  return {
    student: {
      name,
      ...contact,
      ...searchFields(payload, 'students', { name, ...contact }),
      role: 'Student',
      state: 'ACTIVE',
      isApproved: isApproved(status),
      legacy: false,
      ...stamps,
    },
    documents: (owner) =>
      specimenRecords({
        ...owner,
        course: code,
        answers,
        specimens,
        number,
        newId: () => newRecordId(payload),
        checked: approval ? { by: name, at: at(approval.hours) } : null,
        at: at(0),
      }),
    application: ({ studentId, applicationId, documents }) => ({
      id: applicationId,
      number: applicationNumber,
      liveKey: isRejected(status) ? endedKey(String(sentAt)) : liveKey({ studentId, course: code, sessionYear }),
      student: studentId,
      studentName: name,
      studentPhone: contact.phone,
      studentEmail: contact.email,
      ...searchFields(payload, 'applications', {
        number: applicationNumber,
        studentName: name,
        studentPhone: contact.phone,
      }),
      course: code,
      courseRecord: courseId,
      college: college.id,
      collegeName: college.name,
      sessionYear,
      category: answers.category as Application['category'],
      subject: answers.subject ?? null,
      status,
      queue: queueOf({ status, feePaid: payment !== undefined }),
      ...waitingOf(
        {
          status,
          feePaidAt: payment && at(payment.hours),
          submittedAt: at(0),
          events: events.map(({ kind, hours }) => ({ kind, at: at(hours) })),
        },
        DEFAULT_ADMISSION_SETTINGS,
      ),
      feePaise,
      courseFeePaise,
      feeParts: parts,
      feePaidAt: payment ? at(payment.hours) : null,
      paymentId: payment ? `T${sentAt}` : null,
      merchantId: payment ? `MUID${sentAt}` : null,
      ...answerColumns({ payload, answers, studentId, identity }),
      shown: answersShown({ form, answers, reference }),
      documents,
      agreement: {
        version: agreement.version,
        locale: agreement.locale,
        html: agreementHtml(agreement),
        refundTerms: facts.refundTerms,
        costs,
        acceptedAt: at(0),
        acceptedFrom: '203.0.113.10',
      },
      correction: isWithApplicant(status)
        ? { ...NO_CORRECTION, parts: ['education'], reason: last.text, askedAt: at(last.hours) }
        : NO_CORRECTION,
      decisionReason: isRejected(status) ? last.text : null,
      submittedAt: at(0),
      settledAt: at(last.hours),
      revision: events.length,
      attempts: 0,
      lastChange: { kind: last.kind, at: at(last.hours), by: name, staffId: null, text: last.text },
      ...stamps,
    }),
    events: (applicationId) =>
      events.map(({ kind, hours, text }, index) => ({
        key: `${applicationId}:${index + 1}`,
        application: applicationId,
        at: at(hours),
        kind,
        by: name,
        text,
      })),
    approvedAt: approval ? new Date(at(approval.hours)) : null,
  }
}

/** Spreads the names over 200,000 combinations, so that few applicants share one, however many there are. */
function generateName(number: number, first: readonly string[]): string {
  let spread = Math.imul(number + 1, 0x9e3779b1) >>> 0
  const parts = [first, first, FATHERS, SURNAMES].map((from) => {
    const part = pick(from, spread)
    spread = Math.floor(spread / from.length)
    return part
  })
  return parts.join(' ')
}
