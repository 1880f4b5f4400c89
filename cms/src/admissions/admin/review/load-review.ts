import type { Payload, TypedUser } from 'payload'
import type { ApplicantDocument, ApplicationEvent } from '../../../payload-types.ts'
import { type ApplicationRecord, applicationRecord } from '../../applications/application-record.ts'

export interface ReviewRecords {
  application: ApplicationRecord
  /** Files of the application's documents. */
  files: ApplicantDocument[]
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
  const [files, events] = await Promise.all([
    payload.find({
      collection: 'applicant-documents',
      where: { id: { in: Object.values(application.documents) } },
      pagination: false,
      ...asStaff,
    }),
    payload.find({
      collection: 'application-events',
      where: { application: { equals: id } },
      sort: '-at',
      limit: MAX_EVENTS,
      pagination: false,
      ...asStaff,
    }),
  ])
  return { application, files: files.docs, events: events.docs }
}
