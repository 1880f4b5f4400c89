import type { PayloadRequest } from 'payload'
import { isInScope, mayDo } from '../../staff/index.ts'

/**
 * Whether the member of staff who makes a request may read the documents of an application. Documents that belong to no
 * application are outside every limit.
 */
export async function maySee(
  { payload, user }: PayloadRequest,
  applicationId: string | null | undefined,
): Promise<boolean> {
  if (!mayDo(user, 'read', 'applicant-documents')) return false
  return isInScope({ payload, user, collection: 'applications', id: applicationId ?? '' })
}
