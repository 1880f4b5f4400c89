import type { Outcome, Work } from '../../database/work/work.ts'
import { portalOf } from '../../foundation/portal.ts'
import { printedName } from './stored-name.ts'

const MINUTE = 60_000

/** Time in which a file is fetched; it is deleted afterwards. */
export const FILE_LIFETIME_MS = 15 * MINUTE

/** Deletes generated files that were not deleted after the download. */
export const fileSweep: Work<'document-files'> = {
  collection: 'document-files',
  dueField: 'dueAt',
  where: { filename: { exists: true } },
  leaseMs: MINUTE,
  lifetimeMs: FILE_LIFETIME_MS,
  schedule: { delaysMs: [MINUTE, 10 * MINUTE], afterwards: 'repeat' },
  apply: async ({ payload, lease: { record } }): Promise<Outcome<'document-files'>> => {
    if (record.filename) await portalOf(payload).storage.delete(printedName(record.filename))
    return { filename: null }
  },
}
