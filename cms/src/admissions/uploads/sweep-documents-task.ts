import type { TaskConfig } from 'payload'
import { sweepProofs } from '../../payments/index.ts'
import { sweepFiles } from '../../storage/sweep-files.ts'
import { type DocumentsInDrafts, sweepDocuments } from './sweep-documents.ts'

/**
 * Nightly task that deletes what nothing refers to: records of uploads first, then files without a record. If the portal is
 * stopped at that time, it runs after the next start.
 */
export function sweepDocumentsTask(
  documentsInDrafts: DocumentsInDrafts,
): TaskConfig<{ input: object; output: object }> {
  return {
    slug: 'sweep-documents',
    label: 'Delete unused uploads',
    schedule: [{ cron: '10 3 * * *', queue: 'nightly' }],
    retries: 1,
    handler: async ({ req: { payload } }) => {
      const now = new Date()
      const documents = await sweepDocuments({ payload, now, documentsInDrafts })
      const proofs = await sweepProofs({ payload, now })
      const files = await sweepFiles({ payload, now })
      payload.logger.info({ msg: 'Unused uploads were deleted.', documents, proofs, files })
      return { output: {} }
    },
  }
}
