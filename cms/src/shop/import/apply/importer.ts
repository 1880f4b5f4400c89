import type { Payload } from 'payload'
import { DueBatch } from '../../../database/work/due-batch.ts'
import { Service } from '../../../foundation/service.ts'
import type { PortalContext, Started } from '../../../portal/feature.ts'
import { importWork } from './import-work.ts'

/** The running importer of a portal; without one, the minutely task imports. */
const importer = new Service<DueBatch<'book-imports'>>('bookImporter')

/** Starts importing in the background, portion after portion. */
export function startImporter({ payload }: Pick<PortalContext, 'payload'>): Started {
  const batch = new DueBatch({ payload, work: importWork })
  importer.set(payload, batch)
  return {
    stop: async () => {
      importer.set(payload, null)
      await batch.stop()
    },
  }
}

/** Signals that an import is due. */
export function wakeImporter(payload: Payload): void {
  importer.find(payload)?.wake()
}
