import type { TaskConfig } from 'payload'
import { sweepFiles } from '../../platform/storage/sweep-files.ts'
import { type DocumentsInDrafts, sweepDocuments } from './sweep-documents.ts'

/** Nightly task that deletes unreferenced uploads. */
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
      const files = await sweepFiles({ payload, now })
      payload.logger.info({ msg: 'Unused uploads were deleted.', documents, files })
      return { output: {} }
    },
  }
}
