import { formOf } from '@pravesh/shared/admissions/courses/registry'
import { answersShown } from '@pravesh/shared/admissions/form/answers-shown'
import { accountAnswers } from '@pravesh/shared/admissions/form/blank-answers'
import { cleanAnswers } from '@pravesh/shared/admissions/form/clean-answers'
import type { CourseForm } from '@pravesh/shared/admissions/form/course-form'
import { formKeeping } from '@pravesh/shared/admissions/form/form-keeping'
import { DEFAULT_ADMISSION_SETTINGS, waitingOf } from '@pravesh/shared/admissions/status/answer-time'
import { queueOf } from '@pravesh/shared/admissions/status/status'
import type { Submission } from '@pravesh/shared/admissions/wire/submission'
import { withCarriedFee } from '@pravesh/shared/courses/course-costs'
import type { Payload } from 'payload'
import type { NewRow } from '../../database/records/columns.ts'
import type { Condition } from '../../database/records/condition.ts'
import { exists } from '../../database/records/exists.ts'
import { insertIfAbsent } from '../../database/records/insert-if-absent.ts'
import { newRecordId } from '../../database/records/new-record-id.ts'
import { searchFields } from '../../database/search/search-source.ts'
import { leaseFrom } from '../../database/work/lease.ts'
import type { Application, Student } from '../../payload-types.ts'
import { identityOnFile } from '../answers/aadhaar-on-file.ts'
import { answerColumns, type StoredIdentity } from '../answers/encrypted-aadhaar.ts'
import { type IdentityStore, identityStore } from '../answers/identity-store.ts'
import {
  type ApplicationRecord,
  applicationRecord,
  findOneApplication,
  NO_CORRECTION,
} from '../applications/application-record.ts'
import { liveKey } from '../applications/live-key.ts'
import { applicationEffects } from '../changes/application-effects.ts'
import { finishNewEffects } from '../changes/finish-effects.ts'
import { requireSameDraft } from '../drafts/newer-draft.ts'
import { startOfDraft } from '../drafts/start-of-draft.ts'
import { feeToCarry } from '../fee/carried-fee.ts'
import { apaarMode } from '../settings/apaar-mode.ts'
import { type CheckedSubmission, checkSubmission } from './check-submission.ts'
import { nextNumber } from './next-number.ts'
import { type Offer, readOffer } from './read-offer.ts'
import { requireIdenticalSubmission } from './require-identical-submission.ts'
import { withdrawUnlessOffered } from './withdraw-unless-offered.ts'
import { withdrawWithoutGuardian } from './withdraw-without-guardian.ts'

interface SubmitOptions {
  payload: Payload
  student: Student
  submission: Submission
  /** Of the draft that the student sees; null if unknown. */
  draftRevision?: number | null
  clientAddress: string
  now: Date
}

/**
 * Accepts an application. Writes it as a single row, then applies its effects; if this process dies, a later run
 * applies them. Returns the existing application when an identical one is submitted again. Throws a Problem: 400 with
 * every validation error, 409 when the student has already applied, applications are closed, the agreement has changed
 * or another device stored a newer draft.
 */
export async function submitApplication(options: SubmitOptions): Promise<ApplicationRecord> {
  const { payload, student, submission, draftRevision: revision = null, now } = options
  const offer = await ownOffer(options)
  const [identity, apaar, onFile] = await Promise.all([
    identityStore(payload),
    apaarMode(payload, submission.course),
    identityOnFile({ payload, studentId: student.id }),
  ])
  const form = formKeeping(formOf(submission.course), identity.kept, apaar)
  const answers = cleanAnswers(form, { ...submission.answers, ...accountAnswers(student) })
  const key = liveKey({ studentId: student.id, course: submission.course, sessionYear: offer.sessionYear })
  // Usually there is none, so do not prepare to read its long answers.
  const findLive = async () => ((await hasLive(payload, key)) ? findOneApplication(payload, byLiveKey(key)) : null)
  const sent = { payload, answers, documents: submission.documents, identity }

  const live = await findLive()
  if (live !== null) return requireIdenticalSubmission(live, sent)
  await requireSameDraft({ payload, owner: { studentId: student.id, course: submission.course }, revision })
  const checked = await checkSubmission({
    payload,
    studentId: student.id,
    form,
    submission,
    answers,
    aadhaarOnFile: onFile?.masked ?? '',
    offer,
    now,
  }).catch(async (refusal: unknown) => {
    // A concurrent request may just have stored the same application and attached its documents. Then use that one.
    if (!(await hasLive(payload, key))) throw refusal
    return null
  })
  const startedAt = checked && (await startOfDraft(payload, { studentId: student.id, course: submission.course }))
  const inserted = checked && (await insert({ ...options, form, identity, onFile, offer, checked, key, startedAt }))
  if (inserted !== null) return inserted
  const concurrent = await findLive()
  if (concurrent === null) throw new Error('A concurrently stored application no longer exists.')
  return requireIdenticalSubmission(concurrent, sent)
}

/** The offer of the course, with the costs of this student. */
async function ownOffer({ payload, student, submission: { course, courseId } }: SubmitOptions): Promise<Offer> {
  const offer = await readOffer({ payload, code: course, courseId })
  const { sessionYear, costs } = offer
  const carried = await feeToCarry({ payload, studentId: student.id, course, sessionYear })
  return { ...offer, costs: withCarriedFee(costs, carried?.number ?? null) }
}

const byLiveKey = (key: string): Condition<'applications'> => ({ liveKey: { equals: key } })

const hasLive = (payload: Payload, key: string) =>
  exists({ payload, collection: 'applications', where: byLiveKey(key) })

const MAX_ATTEMPTS = 50

/** Null when a concurrent request stored an application of the student first. */
async function insert(options: RowOptions): Promise<ApplicationRecord | null> {
  const { payload, key, now } = options
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    const data = rowOf(options)
    const id = newRecordId(payload, now)
    if (await insertIfAbsent({ payload, collection: 'applications', id, data: { ...data } })) {
      // Not read back, since it is long and its effects need nothing that the database adds.
      const row: Application = { ...data, id, createdAt: now.toISOString(), updatedAt: now.toISOString() }
      const application = applicationRecord(row)
      await withdrawUnlessOffered({ payload, application })
      await withdrawWithoutGuardian({ payload, form: options.form, application, now })
      return finishNewEffects({ payload, row, now })
    }
    if (await hasLive(payload, key)) return null
    // Another process issued the same number in the same millisecond: try the next one.
  }
  throw new Error(`No free application number found in ${MAX_ATTEMPTS} attempts.`)
}

interface RowOptions extends SubmitOptions {
  form: CourseForm
  identity: IdentityStore
  onFile: StoredIdentity | null
  offer: Offer
  checked: CheckedSubmission
  key: string
  /** When the student saved the form first; null for a form that was never saved. */
  startedAt: string | null
}

function rowOf(options: RowOptions) {
  const { payload, student, form, offer, checked, key, startedAt, clientAddress, now, ...identity } = options
  const { course, sessionYear, feePaise, refundTerms, costs } = offer
  const { answers, documents, college, parts, reference, agreement } = checked
  const at = now.toISOString()
  const by = student.name.toUpperCase()
  const number = nextNumber({ payload, course: course.code, now })
  return {
    number,
    liveKey: key,
    student: student.id,
    studentName: by,
    studentPhone: student.phone,
    studentEmail: student.email,
    ...searchFields(payload, 'applications', { number, studentName: by, studentPhone: student.phone }),
    course: course.code,
    courseRecord: course.id,
    college: college.id,
    collegeName: college.name,
    sessionYear,
    category: answers.category as Application['category'],
    subject: answers.subject ?? null,
    status: 'SUBMITTED',
    queue: queueOf({ status: 'SUBMITTED', feePaid: false }),
    // Without the fee it does not wait, whatever the settings.
    ...waitingOf({ status: 'SUBMITTED', submittedAt: at, events: [] }, DEFAULT_ADMISSION_SETTINGS),
    feePaise,
    courseFeePaise: college.totalPricePaise,
    feeParts: parts as unknown[],
    ...answerColumns({ ...identity, payload, answers, studentId: student.id }),
    shown: answersShown({ form, answers, reference }) as unknown[],
    documents,
    agreement: {
      ...agreement,
      refundTerms,
      costs,
      acceptedAt: at,
      acceptedFrom: clientAddress,
    },
    correction: NO_CORRECTION,
    openDuplicates: 0,
    startedAt,
    submittedAt: at,
    revision: 1,
    lastChange: { kind: 'submitted', at, by, staffId: null, text: '' },
    settledAt: null,
    ...leaseFrom(applicationEffects, now),
  } satisfies NewRow<'applications'>
}
