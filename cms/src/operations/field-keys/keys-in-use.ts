import type { Payload, Where } from 'payload'
import { readRow } from '../../database/records/read-row.ts'
import { keyIdIn, keyPrefix } from '../../foundation/crypto/encrypt.ts'
import type { EncryptedField } from '../../portal/encrypted-field.ts'

interface UseOptions {
  payload: Payload
  fields: readonly EncryptedField[]
}

/** Whether any stored value names the key with this id. */
export async function isKeyInUse({ payload, fields, keyId }: UseOptions & { keyId: string }): Promise<boolean> {
  for (const { collection, field } of fields) {
    const where = withPrefix(field, keyPrefix(keyId))
    if ((await readRow({ payload, collection, where })) !== null) return true
  }
  return false
}

/** A value that was encrypted with none of the keys. */
export interface StrangeValue {
  /** Null for a value from before values named their key. */
  keyId: string | null
  label: string
  value: string
  owner: string
  purpose: string
}

/** One stored value of each field that names none of these keys. */
export async function valuesOfOtherKeys({
  payload,
  fields,
  keyIds,
}: UseOptions & { keyIds: readonly string[] }): Promise<StrangeValue[]> {
  const found: StrangeValue[] = []
  for (const { collection, field, ownerField, purpose, label } of fields) {
    const others = keyIds.map((keyId): Where => withoutPrefix(field, keyPrefix(keyId)))
    const where: Where = { and: [{ [field]: { exists: true } }, { [field]: { not_equals: '' } }, ...others] }
    const record: Record<string, unknown> | null = await readRow({ payload, collection, where })
    if (record === null) continue
    const value = String(record[field])
    found.push({ keyId: keyIdIn(value), label, value, owner: String(record[ownerField]), purpose })
  }
  return found
}

// Range queries, because `like` differs between the databases. The prefix ends with a dot, and the slash follows it.
const afterPrefix = (prefix: string) => prefix.replace(/\.$/, '/')

const withPrefix = (field: string, prefix: string): Where => ({
  and: [{ [field]: { greater_than_equal: prefix } }, { [field]: { less_than: afterPrefix(prefix) } }],
})

/** Values without a prefix. */
export const withoutPrefix = (field: string, prefix: string): Where => ({
  or: [{ [field]: { less_than: prefix } }, { [field]: { greater_than_equal: afterPrefix(prefix) } }],
})
