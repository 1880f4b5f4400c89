import type { Payload, Where } from 'payload'

interface ReleaseOptions {
  payload: Payload
  applicationId: string
  /** Ids of the documents that stay attached. */
  except: readonly string[]
}

/** Detaches documents that an application no longer uses. A later sweep deletes them. */
export async function releaseDocuments({ payload, applicationId, except }: ReleaseOptions): Promise<void> {
  const where: Where = { and: [{ applicationId: { equals: applicationId } }, { id: { not_in: [...except] } }] }
  await payload.db.updateMany({ collection: 'applicant-documents', where, data: { applicationId: null } })
}
