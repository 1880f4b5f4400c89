import type { Payload } from 'payload'
import { changeOne } from '../../database/records/change-one.ts'
import type { Condition } from '../../database/records/condition.ts'
import { idOf } from '../../database/records/relation.ts'
import { walkRecords } from '../../database/slices/walk-records.ts'
import { decryptAadhaar } from './encrypted-aadhaar.ts'
import { identityStore } from './identity-store.ts'

interface MissingOptions {
  payload: Payload
  /** Stops before the next slice. */
  signal?: AbortSignal
}

/** Applications with a whole number from before there were hashes. */
const WITHOUT_HASH: Condition<'applications'> = {
  and: [{ aadhaarSealed: { greater_than: '' } }, { aadhaarHash: { exists: false } }],
}

/**
 * Adds the hashes of Aadhaar numbers that were stored by versions without them, each only while its number is as it was read.
 * Idempotent: an interrupted run continues at the next start.
 */
export async function addMissingHashes({ payload, signal }: MissingOptions): Promise<void> {
  const { hashOf } = await identityStore(payload)
  const fields = ['student', 'aadhaarSealed'] as const
  for await (const rows of walkRecords({ payload, collection: 'applications', where: WITHOUT_HASH, fields })) {
    if (signal?.aborted) return
    for (const { id, student, aadhaarSealed } of rows) {
      const hash = hashIn({ payload, sealed: aadhaarSealed ?? '', studentId: idOf(student) ?? '', hashOf })
      if (hash === null) continue
      const where: Condition<'applications'> = {
        and: [{ id: { equals: id } }, { aadhaarSealed: { equals: aadhaarSealed ?? '' } }],
      }
      await changeOne({ payload, collection: 'applications', where, data: { aadhaarHash: hash } })
    }
  }
}

interface HashOptions {
  payload: Payload
  sealed: string
  studentId: string
  hashOf: (digits: string) => string
}

/** Null, with a log entry, for a number whose key is lost. */
function hashIn({ payload, sealed, studentId, hashOf }: HashOptions): string | null {
  try {
    return hashOf(decryptAadhaar(payload, sealed, studentId))
  } catch (error) {
    payload.logger.error({ msg: 'An Aadhaar number could not be decrypted.', err: error })
    return null
  }
}
