import { randomBytes } from 'node:crypto'
import type { Payload } from 'payload'
import { deleteRows } from '../../database/records/delete-rows.ts'
import { exists } from '../../database/records/exists.ts'
import { insertIfAbsent } from '../../database/records/insert-if-absent.ts'
import { readRows } from '../../database/records/read-rows.ts'
import { decrypt, encrypt, UnknownKeyError } from '../../foundation/crypto/encrypt.ts'
import { portalOf } from '../../foundation/portal.ts'
import type { EncryptedFieldOf } from '../../portal/encrypted-field.ts'

const purpose = 'pravesh/identity-key'
const KEY_BYTES = 32
/** Each lost FIELD_KEY leaves one behind. */
const MAX_KEYS = 20

/**
 * The key of the hashes: random, made once, and encrypted with FIELD_KEY, so that a rotation of FIELD_KEY encrypts it anew and
 * leaves the hashes as they are. They could not be made again without the numbers. (decision 77)
 */
export const encryptedIdentityKeys: EncryptedFieldOf<'identity-keys'> = {
  collection: 'identity-keys',
  field: 'sealed',
  ownerField: 'name',
  purpose,
  label: 'Key of the hashes of Aadhaar numbers',
}

/**
 * The key of the hashes of Aadhaar numbers; makes it the first time. One that was encrypted with a FIELD_KEY that is lost for
 * good has a successor, whose hashes do not equal the earlier ones.
 */
export async function identityKey(payload: Payload): Promise<Buffer> {
  const rows = await readRows({ payload, collection: 'identity-keys', sort: 'name', limit: MAX_KEYS })
  for (const { name, sealed } of rows) {
    const key = openedKey(payload, { name, sealed })
    if (key !== null) return key
  }
  const name = `identity-${String(rows.length + 1).padStart(2, '0')}`
  const text = randomBytes(KEY_BYTES).toString('base64')
  const sealed = encrypt(text, { fieldKeys: portalOf(payload).env.fieldKeys, purpose, owner: name })
  const isOurs = await insertIfAbsent({ payload, collection: 'identity-keys', data: { name, sealed } })
  // Another process made it first.
  return isOurs ? Buffer.from(text, 'base64') : identityKey(payload)
}

/** Removes the keys if no application has a hash, so that the next one begins with a new key. */
export async function removeUnusedIdentityKeys(payload: Payload): Promise<void> {
  if (await exists({ payload, collection: 'applications', where: { aadhaarHash: { exists: true } } })) return
  await deleteRows({ payload, collection: 'identity-keys', where: { id: { exists: true } } })
}

/** Null if its FIELD_KEY is lost. */
function openedKey(payload: Payload, { name, sealed }: { name: string; sealed: string }): Buffer | null {
  try {
    const { fieldKeys } = portalOf(payload).env
    return Buffer.from(decrypt(sealed, { fieldKeys, purpose, owner: name }), 'base64')
  } catch (error) {
    if (error instanceof UnknownKeyError) return null
    throw error
  }
}
