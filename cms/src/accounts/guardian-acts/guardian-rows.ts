import { type GuardianState, guardianState } from '@pravesh/shared/accounts/guardians/guardian-states'
import { dayOf } from '@pravesh/shared/platform/day-in-india'
import { dayInIndia } from '@pravesh/shared/platform/formats'
import type { Payload } from 'payload'
import { insertIfAbsent } from '../../database/records/insert-if-absent.ts'
import { readRows } from '../../database/records/read-rows.ts'
import { keyedHash } from '../../foundation/crypto/keyed-hash.ts'
import type { GuardianConsent } from '../../payload-types.ts'

interface OfStudent {
  payload: Payload
  studentId: string
}

/** Far more than a family does by hand. */
const MAX_LISTED = 1000

/** All acts about the consent of a student's guardians, latest first. */
export function guardianRows({ payload, studentId }: OfStudent, limit = MAX_LISTED): Promise<GuardianConsent[]> {
  const where = { studentId: { equals: studentId } }
  return readRows({ payload, collection: 'guardian-consents', where, sort: ['-at', '-id'], limit })
}

/** The act that decides; null without one. */
export async function latestGuardianRow(of: OfStudent): Promise<GuardianConsent | null> {
  const [row] = await guardianRows(of, 1)
  return row ?? null
}

/** Whether a parent or guardian has given consent for a student, as the latest act says. */
export async function stateOfGuardian({ now, ...of }: OfStudent & { now: Date }): Promise<GuardianState> {
  return guardianState(await latestGuardianRow(of), dayInIndia(now))
}

/** Whether the student is under 18 by the birth date that the latest consent states. */
export async function isKnownMinor({ now, ...of }: OfStudent & { now: Date }): Promise<boolean> {
  const row = await latestGuardianRow(of)
  return row !== null && dayInIndia(now) < dayOf(row.adultAt)
}

interface RecordOptions extends OfStudent {
  row: Omit<GuardianConsent, 'id' | 'key' | 'createdAt' | 'updatedAt' | 'studentId' | 'emailHash'>
  /** Names the act among those of the student; the same name is recorded once. */
  name: string
}

/** Adds an act, in one write. */
export async function recordGuardianAct({ payload, studentId, row, name }: RecordOptions): Promise<void> {
  // A hash, because the row outlives the account and then must not lead to its id.
  const key = keyedHash(payload, `guardian\n${studentId}\n${name}`)
  await insertIfAbsent({ payload, collection: 'guardian-consents', data: { studentId, ...row, key } })
}
