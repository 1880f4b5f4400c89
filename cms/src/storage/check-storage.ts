import { randomUUID } from 'node:crypto'
import type { Payload } from 'payload'
import { portalOf } from '../foundation/portal.ts'
import { StartError } from '../foundation/start-error.ts'
import type { Storage } from './storage.ts'
import { StorageUnavailable } from './storage-calls.ts'

/**
 * Writes and deletes a file in each part of the storage. Throws a StartError when the storage refuses that. One that does
 * not answer is only logged, so that a machine which restarts during an outage serves what needs no files.
 */
export async function checkStorage(payload: Payload): Promise<void> {
  const { storage } = portalOf(payload)
  try {
    await Promise.all(
      ['public', 'private'].map((folder) => writeTest(storage, `${folder}/.write-test-${randomUUID()}`)),
    )
  } catch (error) {
    const refusal = error instanceof StorageUnavailable ? refusalOf(error.cause) : null
    if (refusal !== null) {
      const advice = 'Check S3_BUCKET, S3_PRIVATE_BUCKET, S3_REGION and the keys.'
      throw new StartError(`The object storage ${storage.place} refuses the portal (${refusal}). ${advice}`, {
        cause: error,
      })
    }
    const msg = 'The object storage does not answer. Files can be neither stored nor loaded until it does.'
    payload.logger.error({ msg, place: storage.place, err: error instanceof StorageUnavailable ? error.cause : error })
  }
}

async function writeTest(storage: Storage, name: string): Promise<void> {
  await storage.put(name, Buffer.from('test'))
  await storage.delete(name)
}

/** The error of an S3 server that answered; null if it did not, or failed itself. */
function refusalOf(error: unknown): string | null {
  if (!(error instanceof Error && '$metadata' in error)) return null
  const { httpStatusCode = 0 } = error.$metadata as { httpStatusCode?: number }
  return httpStatusCode >= 400 && httpStatusCode < 500 ? error.name : null
}
