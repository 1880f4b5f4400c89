import { getPayload, type Payload, type SanitizedConfig } from 'payload'
import { mergeJobStats } from '../../database/jobs/merge-stats.ts'
import { removeUnknownJobs } from '../../database/jobs/remove-unknown-jobs.ts'
import { explainDatabaseError } from '../../database/open/check-database.ts'
import { migrateDatabase } from '../../database/open/migrate-database.ts'
import { portalOf } from '../../foundation/portal.ts'
import { refuseUnfinishedMove } from '../../operations/move/move-marker.ts'

interface OpenOptions {
  config: SanitizedConfig
  databaseUri: string
  instance: string
}

/** Connects to the database and migrates it. Throws a StartError with a remedy when the database cannot be used. */
export async function openPayload({ config, databaseUri, instance }: OpenOptions): Promise<Payload> {
  portalOf(config).instance = instance
  try {
    const payload = await getPayload({ config, key: instance })
    await refuseUnfinishedMove(payload)
    await migrateDatabase(payload)
    await removeUnknownJobs(payload)
    await mergeJobStats(payload)
    return payload
  } catch (error) {
    forgetInstance(instance)
    throw explainDatabaseError(error, databaseUri)
  }
}

/** Disconnects and removes the instance from Payload's cache; otherwise a later start would get the closed one. */
export async function closePayload(payload: Payload): Promise<void> {
  const { instance } = portalOf(payload)
  if (instance === undefined) throw new Error('closePayload closes only what openPayload has opened.')
  await payload.destroy()
  forgetInstance(instance)
}

function forgetInstance(instance: string): void {
  const instances: unknown = Reflect.get(globalThis, '_payload')
  if (instances instanceof Map) instances.delete(instance)
}
