import type { Seats } from '@pravesh/shared/admissions/status/seats'
import type { OwedView } from '@pravesh/shared/payments/owed/owed'
import type { Payload, TypedUser } from 'payload'
import { type LinkedRequest, requestsAbout } from '../../../contact/index.ts'
import type { ApplicationEvent } from '../../../payload-types.ts'
import { mayDo } from '../../../staff/index.ts'
import { type ApplicationRecord, applicationRecord } from '../../applications/application-record.ts'
import { owedFee } from '../../fee/fee-standing.ts'
import { type SentDocument, sentDocuments } from '../../review/sent-documents.ts'
import { mayExceedSeats } from '../../review/staff-member.ts'
import { countSeats, intakeOf } from '../../seats/count-seats.ts'

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
  /** The student's requests for help about it; null for staff who may not read them. */
  requests: LinkedRequest[] | null
  /** Newest first. */
  events: ApplicationEvent[]
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
  const replaced = (application.changes?.documents ?? []).flatMap(({ before }) => before ?? [])
  const [fee, documents, events, previous, seats, requests] = await Promise.all([
    owedFee({ payload, application, now: new Date() }),
    mayDo(user, 'read', 'applicant-documents') ? sentDocuments(payload, application) : [],
    payload.find({
      collection: 'application-events',
      where: { application: { equals: id } },
      sort: '-at',
      limit: MAX_EVENTS,
      pagination: false,
      ...asStaff,
    }),
    payload.find({
      collection: 'applicant-documents',
      where: { id: { in: replaced } },
      select: { state: true },
      pagination: false,
      ...asStaff,
    }),
    intake && countSeats(payload, intake),
    requestsAbout({ payload, user, kind: 'application', id }),
  ])
  return {
    application,
    fee,
    documents,
    previousFiles: previous.docs.map((file) => file.id),
    seats,
    mayExceedSeats: mayExceedSeats(user),
    requests,
    events: events.docs,
  }
}
