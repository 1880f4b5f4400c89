import type { ConsentEntry } from '@pravesh/shared/accounts/consent/consent-states'
import type { Payload } from 'payload'
import { insertIfAbsent } from '../../database/records/insert-if-absent.ts'
import { keyedHash } from '../../foundation/crypto/keyed-hash.ts'

interface RecordOptions {
  payload: Payload
  studentId: string
  entry: ConsentEntry
  /** Names the act among those of the student; the same name is recorded once. */
  name: string
}

/** Adds an act to the consents of a student, in one write. */
export async function recordConsent({ payload, studentId, entry, name }: RecordOptions): Promise<void> {
  // A hash, because the row outlives the account and then must not lead to its id.
  const key = keyedHash(payload, `consent\n${studentId}\n${name}`)
  await insertIfAbsent({ payload, collection: 'consents', data: { studentId, ...entry, key } })
}
