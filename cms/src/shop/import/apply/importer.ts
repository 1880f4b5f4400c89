import type { Payload } from 'payload'
import { DueBatch } from '../../../database/work/due-batch.ts'
import { portalOf } from '../../../foundation/portal.ts'
import type { PortalContext, Started } from '../../../portal/feature.ts'
import { importWork } from './import-work.ts'

declare module '../../../foundation/portal.ts' {
  interface Portal {
    /** Private to this file: the running importer. Without one, the minutely task imports. */
    bookImporter?: DueBatch<'book-imports'> | undefined
  }
}

/** Starts importing in the background, portion after portion. */
export function startImporter({ payload }: Pick<PortalContext, 'payload'>): Started {
  const batch = new DueBatch({ payload, work: importWork })
  portalOf(payload).bookImporter = batch
  return {
    stop: async () => {
      portalOf(payload).bookImporter = undefined
      await batch.stop()
    },
  }
}

/** Signals that an import is due. */
export function wakeImporter(payload: Payload): void {
  portalOf(payload).bookImporter?.wake()
}
