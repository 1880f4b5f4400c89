import type { Nominee } from '@pravesh/shared/rights/schemas'
import type { Payload } from 'payload'
import { changeOne } from '../../database/records/change-one.ts'
import { deleteRows } from '../../database/records/delete-rows.ts'
import { insertIfAbsent } from '../../database/records/insert-if-absent.ts'
import { readRow } from '../../database/records/read-row.ts'
import { decrypt, encrypt } from '../../foundation/crypto/encrypt.ts'
import { portalOf } from '../../foundation/portal.ts'
import type { EncryptedFieldOf } from '../../portal/encrypted-field.ts'

const collection = 'nominated-persons'
const purpose = 'pravesh/nominated-persons'

export const encryptedNominees: EncryptedFieldOf<'nominated-persons'> = {
  collection,
  field: 'sealed',
  ownerField: 'studentId',
  purpose,
  label: 'Nominated persons',
}

interface OfStudent {
  payload: Payload
  studentId: string
}

export interface SavedNominee extends Nominee {
  /** ISO 8601. */
  savedAt: string
}

/** The person that a student named; null without one. */
export async function nomineeOf({ payload, studentId }: OfStudent): Promise<SavedNominee | null> {
  const row = await readRow({ payload, collection, where: { studentId: { equals: studentId } } })
  if (row === null) return null
  const nominee: Nominee = JSON.parse(decrypt(row.sealed, { ...contextOf(payload), owner: studentId }))
  return { ...nominee, savedAt: row.savedAt }
}

/** Names a person instead of the one before. */
export async function saveNominee({
  payload,
  studentId,
  nominee,
  now,
}: OfStudent & { nominee: Nominee; now: Date }): Promise<void> {
  const sealed = encrypt(JSON.stringify(nominee), { ...contextOf(payload), owner: studentId })
  const columns = { sealed, savedAt: now.toISOString() }
  if (await insertIfAbsent({ payload, collection, data: { studentId, ...columns } })) return
  await changeOne({ payload, collection, where: { studentId: { equals: studentId } }, data: columns })
}

export async function removeNominee({ payload, studentId }: OfStudent): Promise<void> {
  await deleteRows({ payload, collection, where: { studentId: { equals: studentId } } })
}

const contextOf = (payload: Payload) => ({ fieldKeys: portalOf(payload).env.fieldKeys, purpose })
