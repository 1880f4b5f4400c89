import type { Payload, Where } from 'payload'

interface ReleaseOptions {
  payload: Payload
  applicationId: string
  /** Those that the application still names. */
  except: readonly string[]
}

/** Takes an application's documents from it that it names no more; after a while they are swept. */
export async function releaseDocuments({ payload, applicationId, except }: ReleaseOptions): Promise<void> {
  const where: Where = { and: [{ applicationId: { equals: applicationId } }, { id: { not_in: [...except] } }] }
  await payload.db.updateMany({ collection: 'applicant-documents', where, data: { applicationId: null } })
}
