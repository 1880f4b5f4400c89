import type { Payload, PayloadRequest } from 'payload'
import { portalOf } from '../../foundation/portal.ts'
import type { ApplicantDocument } from '../../payload-types.ts'
import { isInScope, isInside, may, mayDo, type Place, scopeOf } from '../../staff/index.ts'

declare module '../../foundation/portal.ts' {
  interface Portal {
    /** Where the originals of an application are checked because a process gave a seat there; null without such a seat. */
    allottedPlace: (options: { payload: Payload; applicationId: string }) => Promise<Place | null>
  }
}

/**
 * Whether the member of staff who makes a request may open a document: one of the form with its application, also where its originals are
 * checked; what was sent with an objection only if they decide on it. Documents that belong to no application are outside every limit.
 */
export async function maySee(
  { payload, user }: PayloadRequest,
  { applicationId, purpose }: Pick<ApplicantDocument, 'applicationId' | 'purpose'>,
): Promise<boolean> {
  if (!mayDo(user, 'read', 'applicant-documents')) return false
  if (purpose && !may(user, 'decide applications')) return false
  if (await isInScope({ payload, user, collection: 'applications', id: applicationId ?? '' })) return true
  if (purpose || !applicationId || !may(user, 'decide applications')) return false
  const place = await portalOf(payload).allottedPlace({ payload, applicationId })
  return place !== null && isInside(scopeOf(user), place)
}
