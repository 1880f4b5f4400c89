import type { Check } from '@pravesh/shared/admissions/checks/check'
import type { Reading } from '@pravesh/shared/admissions/status/reading'
import type { ReadingSettings } from '@pravesh/shared/admissions/status/reading-settings'
import type { ReasonText } from '@pravesh/shared/admissions/status/reason-texts'
import type { Seats } from '@pravesh/shared/admissions/status/seats'
import type { SealedNumber } from '@pravesh/shared/admissions/status/staff-calls'
import type { OwedView } from '@pravesh/shared/payments/owed/owed'
import type { Locale } from '@pravesh/shared/platform/locale'
import type { Payload, TypedUser } from 'payload'
import { guardianFact } from '../../../accounts/index.ts'
import { type LinkedRequest, requestsAbout } from '../../../contact/index.ts'
import { readRows } from '../../../database/records/read-rows.ts'
import { languageFor } from '../../../messaging/outbox/language-of-message.ts'
import type { ApplicationEvent } from '../../../payload-types.ts'
import { may, mayDo } from '../../../staff/index.ts'
import { type ApplicationRecord, applicationRecord, findApplication } from '../../applications/application-record.ts'
import { owedFee } from '../../fee/fee-standing.ts'
import { findReasonTexts } from '../../reason-texts/find-reason-texts.ts'
import { inReadersLanguage } from '../../review/check-text.ts'
import { loadChecks } from '../../review/load-checks.ts'
import { type SentDocument, sentDocuments } from '../../review/sent-documents.ts'
import { keptNumbers } from '../../review/show-identity-number.ts'
import { mayExceedSeats } from '../../review/staff-member.ts'
import { type OtherApplications, otherApplications } from '../../same-person/shown-duplicates.ts'
import { countSeats, intakeOf } from '../../seats/count-seats.ts'
import { readingSettings } from '../../settings/reading-settings.ts'
import { loadWork } from './hold/load-work.ts'
import type { Fact, ReviewData } from './review-data.ts'

export interface ReviewRecords {
  application: ApplicationRecord
  /** How the payment of the application fee is going. */
  fee: OwedView
  documents: SentDocument[]
  /** Previous files of documents that the student replaced, while they exist. */
  previousFiles: string[]
  /** Null when the college was deleted. */
  seats: Seats | null
  mayExceedSeats: boolean
  /** The whole numbers that are kept, and that this member of staff may see. */
  sealedNumbers: SealedNumber[]
  /** Whether this member of staff may read who opened what. */
  mayReadAccesses: boolean
  mayDecide: boolean
  work: ReviewData['work']
  mayCheck: boolean
  /** The student's requests for help about it; null for staff who may not read them. */
  requests: LinkedRequest[] | null
  /** Newest first. */
  events: ApplicationEvent[]
  /** Saved texts for reasons. */
  texts: ReasonText[]
  studentLanguage: Locale
  /** Of the member of staff who reads. */
  staffId: string
  now: Date
  /** What a machine can check. */
  checks: Check[]
  /** What else may come from the same person. */
  others: OtherApplications
  /** Decisions that wait for another reader. */
  reading: Reading | null
  readingSettings: ReadingSettings
  /** The consent of a parent or guardian; null where none was needed. */
  guardian: Fact | null
}

interface LoadOptions {
  payload: Payload
  user: TypedUser
  id: string
}

/** Upper bound on events shown, far above what one application has. */
const MAX_EVENTS = 200

/**
 * Loads an application with its files and events, with the access of this member of staff; null when it does not exist.
 */
export async function loadReview({ payload, user, id }: LoadOptions): Promise<ReviewRecords | null> {
  const asStaff = { overrideAccess: false, user, depth: 0 } as const
  const row = await payload.findByID({ collection: 'applications', id, disableErrors: true, ...asStaff })
  if (!row) return null
  const application = applicationRecord(row)
  const intake = intakeOf(application)
  const now = new Date()
  const replaced = (application.changes?.documents ?? []).flatMap(({ before }) => before ?? [])
  const [
    fee,
    documents,
    events,
    previous,
    seats,
    requests,
    sealedNumbers,
    texts,
    studentLanguage,
    checks,
    others,
    work,
    reading,
    settings,
    guardian,
  ] = await Promise.all([
    owedFee({ payload, application, now }),
    mayDo(user, 'read', 'applicant-documents') ? sentDocuments(payload, application) : [],
    mayDo(user, 'read', 'application-events')
      ? readRows({
          payload,
          collection: 'application-events',
          where: { application: { equals: id } },
          sort: '-at',
          limit: MAX_EVENTS,
        })
      : [],
    mayDo(user, 'read', 'applicant-documents')
      ? readRows({ payload, collection: 'applicant-documents', where: { id: { in: replaced } }, fields: ['state'] })
      : [],
    intake && countSeats(payload, intake),
    requestsAbout({ payload, user, kind: 'application', id }),
    may(user, 'see identity numbers') ? keptNumbers(payload, id) : [],
    may(user, 'check documents') ? findReasonTexts(payload, user) : [],
    languageFor(payload, application.studentId),
    loadChecks(payload, application).then((checks) => checks.map(inReadersLanguage)),
    otherApplications({ payload, user, application }),
    loadWork({ payload, user, application }),
    // Closed to all who read the application itself.
    application.readingState ? findApplication(payload, id) : null,
    readingSettings(payload),
    guardianFact({
      payload,
      studentId: application.studentId,
      birthDate: application.answers.dateOfBirth ?? '',
      now,
    }),
  ])
  return {
    application,
    fee,
    documents,
    previousFiles: previous.map((file) => file.id),
    seats,
    mayExceedSeats: mayExceedSeats(user),
    sealedNumbers,
    mayReadAccesses: mayDo(user, 'read', 'access-records'),
    mayDecide: may(user, 'decide applications'),
    work,
    mayCheck: may(user, 'check documents'),
    requests,
    events,
    texts,
    studentLanguage,
    staffId: String(user.id),
    now,
    checks,
    others,
    reading: reading?.reading ?? null,
    guardian,
    readingSettings: settings,
  }
}
