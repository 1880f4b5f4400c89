import type { Payload } from 'payload'
import { changeAll } from '../../database/records/change-all.ts'
import type { Condition } from '../../database/records/condition.ts'

interface ReleaseOptions {
  payload: Payload
  applicationId: string
  /** Ids of the documents that stay attached. */
  except: readonly string[]
}

/** Detaches documents that an application no longer uses; not what was sent apart from its form. A later sweep deletes them. */
export async function releaseDocuments({ payload, applicationId, except }: ReleaseOptions): Promise<void> {
  const where: Condition<'applicant-documents'> = {
    and: [
      { applicationId: { equals: applicationId } },
      { id: { not_in: [...except] } },
      { purpose: { exists: false } },
    ],
  }
  await changeAll({ payload, collection: 'applicant-documents', where, data: { applicationId: null } })
}
