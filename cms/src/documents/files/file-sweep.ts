import { rm } from 'node:fs/promises'
import type { Work } from '../../platform/work/work.ts'
import { filePath } from './file-folder.ts'

const MINUTE = 60_000

/** Time in which a file is fetched; it is deleted afterwards. */
export const FILE_LIFETIME_MS = 15 * MINUTE

/** Deletes generated files that were not deleted after the download. */
export const fileSweep: Work<'document-files'> = {
  collection: 'document-files',
  dueField: 'dueAt',
  where: { filename: { exists: true } },
  leaseMs: MINUTE,
  schedule: { delaysMs: [MINUTE, 10 * MINUTE], afterwards: 'repeat' },
  apply: async ({ payload, lease: { record } }) => {
    if (record.filename) await rm(filePath(payload, record.filename), { force: true })
    return { filename: null }
  },
}
