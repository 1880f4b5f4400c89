import type { Payload } from 'payload'
import * as z from 'zod/mini'
import { storeOnce } from '../../database/records/store-once.ts'
import { decrypt, encrypt, keyIdOf } from '../../foundation/crypto/encrypt.ts'
import { StartError } from '../../foundation/start-error.ts'
import type { EncryptedField } from '../../portal/encrypted-field.ts'
import { isKeyInUse, valuesOfOtherKeys } from './keys-in-use.ts'

const PREFIX = 'field-key-check:'
const PURPOSE = 'pravesh/field-key-check'
const TEXT = 'pravesh'
/** In place of the check value of a key that is lost for good. */
const FORGOTTEN = 'forgotten'

const stored = z.object({ value: z.string() })

interface CheckOptions {
  payload: Payload
  /** The first key encrypts. */
  fieldKeys: readonly string[]
  fields: readonly EncryptedField[]
}

/**
 * Throws a StartError if FIELD_KEY lacks a key that encrypted data in the database. Every key with which a portal has
 * started has a check value, until a finished rotation removes it. (decision 0018)
 */
export async function checkFieldKeys(options: CheckOptions): Promise<void> {
  const { payload, fieldKeys } = options
  const checks = await storedChecks(payload)
  if (checks.length === 0) await adoptDatabase(options)
  const missing = checks.filter(({ keyId, value }) => !opens({ keyId, value, fieldKeys }))
  if (missing.length > 0) throw missingKey(missing.map(({ keyId }) => keyId))
  const [newest = ''] = fieldKeys
  if (!checks.some(({ keyId }) => keyId === keyIdOf(newest))) await writeCheck(payload, newest)
}

/** Removes the check values of keys that nothing needs any more. */
export async function forgetOldKeys({ payload, fieldKeys }: Omit<CheckOptions, 'fields'>): Promise<void> {
  const [newest = ''] = fieldKeys
  for (const { keyId } of await storedChecks(payload)) {
    if (keyId !== keyIdOf(newest)) await payload.kv.delete(PREFIX + keyId)
  }
}

/** Lets portals start without a key that is lost for good, and without what it encrypted. */
export async function forgetKey(payload: Payload, keyId: string): Promise<void> {
  await payload.kv.set(PREFIX + keyId, { value: FORGOTTEN })
}

/** The first start on a database from before there were check values: looks at the data itself. */
async function adoptDatabase({ payload, fieldKeys, fields }: CheckOptions): Promise<void> {
  const strange = await valuesOfOtherKeys({ payload, fields, keyIds: fieldKeys.map(keyIdOf) })
  const lost = strange.filter(({ value, owner, purpose }) => !decrypts(value, { fieldKeys, purpose, owner }))
  if (lost.length > 0) throw missingKey(lost.map(({ keyId, label }) => keyId ?? `of ${label}`))
  for (const fieldKey of fieldKeys) {
    if (await isKeyInUse({ payload, fields, keyId: keyIdOf(fieldKey) })) await writeCheck(payload, fieldKey)
  }
}

async function writeCheck(payload: Payload, fieldKey: string): Promise<void> {
  const keyId = keyIdOf(fieldKey)
  const value = encrypt(TEXT, { fieldKeys: [fieldKey], purpose: PURPOSE, owner: keyId })
  await storeOnce(payload, PREFIX + keyId, { value })
}

async function storedChecks(payload: Payload): Promise<{ keyId: string; value: string }[]> {
  const keys = (await payload.kv.keys()).filter((key) => key.startsWith(PREFIX))
  const found = await Promise.all(
    keys.map(async (key) => ({
      keyId: key.slice(PREFIX.length),
      check: stored.safeParse(await payload.kv.get(key)).data,
    })),
  )
  return found.flatMap(({ keyId, check }) => (check ? [{ keyId, value: check.value }] : []))
}

function opens({ keyId, value, fieldKeys }: { keyId: string; value: string; fieldKeys: readonly string[] }): boolean {
  return value === FORGOTTEN || decrypts(value, { fieldKeys, purpose: PURPOSE, owner: keyId })
}

function decrypts(value: string, options: Parameters<typeof decrypt>[1]): boolean {
  try {
    decrypt(value, options)
    return true
  } catch {
    return false
  }
}

function missingKey(names: readonly string[]): StartError {
  const several = names.length > 1
  return new StartError(
    `FIELD_KEY lacks the ${several ? 'keys' : 'key'} ${names.join(', ')}, which encrypted data in this database. ` +
      `Add ${several ? 'them' : 'it'} again, after the newest key and a comma; in demo mode, restore DATA_DIR/secrets/field-key. ` +
      'Without it, drafts, messages and Aadhaar numbers could not be read. ' +
      'If a key is lost for good: npm run rotate-keys -- --forget ID',
  )
}
