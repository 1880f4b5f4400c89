import { getPayload, type Payload, type SanitizedConfig } from 'payload'
import { migrateDatabase } from '../database/migrate-database.ts'
import { releaseStaleJobs, removeUnknownJobs } from '../jobs.ts'
import { Service } from '../service.ts'
import { explainDatabaseError } from './check-database.ts'

/** The name under which Payload finds an instance in its process. The admin knows no other than `default`. */
export const instanceName = new Service<string>('instance')

interface OpenOptions {
  config: SanitizedConfig
  databaseUri: string
  instance: string
}

/** Connects to the database and brings it up to date. Throws a StartError that says what to do when it cannot be used. */
export async function openPayload({ config, databaseUri, instance }: OpenOptions): Promise<Payload> {
  instanceName.set(config, instance)
  try {
    const payload = await getPayload({ config, cron: true, key: instance })
    await migrateDatabase(payload)
    await releaseStaleJobs(payload)
    await removeUnknownJobs(payload)
    return payload
  } catch (error) {
    erase(instance)
    throw explainDatabaseError(error, databaseUri)
  }
}

/** Disconnects, and lets another portal be started under the same name: Payload would answer with the closed instance. */
export async function closePayload(payload: Payload): Promise<void> {
  await payload.destroy()
  erase(instanceName.of(payload))
}

function erase(instance: string): void {
  const instances: unknown = Reflect.get(globalThis, '_payload')
  if (instances instanceof Map) instances.delete(instance)
}
