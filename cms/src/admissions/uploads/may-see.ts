import type { PayloadRequest } from 'payload'
import type { ApplicantDocument } from '../../payload-types.ts'
import { isInScope, may, mayDo } from '../../staff/index.ts'

/**
 * Whether the member of staff who makes a request may open a document: one of the form with its application, and what was sent with an
 * objection only if they decide on it. Documents that belong to no application are outside every limit.
 */
export async function maySee(
  { payload, user }: PayloadRequest,
  { applicationId, purpose }: Pick<ApplicantDocument, 'applicationId' | 'purpose'>,
): Promise<boolean> {
  if (!mayDo(user, 'read', 'applicant-documents')) return false
  if (purpose && !may(user, 'decide applications')) return false
  return isInScope({ payload, user, collection: 'applications', id: applicationId ?? '' })
}
