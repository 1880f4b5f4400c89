import type { Payload, Where } from 'payload'
import { changeOne } from '../../database/records/change-one.ts'
import { countRows } from '../../database/records/count-rows.ts'
import { readRows } from '../../database/records/read-rows.ts'
import { decrypt, encrypt, newestPrefix } from '../../foundation/crypto/encrypt.ts'
import type { EncryptedField } from '../../portal/encrypted-field.ts'
import { withoutPrefix } from './keys-in-use.ts'

interface RotateOptions {
  payload: Payload
  fields: readonly EncryptedField[]
  /** The first key encrypts. */
  fieldKeys: readonly string[]
  report: (progress: FieldProgress) => void
  pageSize?: number
}

/** Further passes help only while other processes write with an older key, and then no number of passes is enough. */
const MAX_PASSES = 10

interface FieldProgress {
  label: string
  /** Values that this run re-encrypted with the newest key. */
  done: number
  /** Values that still need an older key. */
  left: number
}

/** The result for one field; `unreadable` lists the ids of rows that no key decrypts. */
export interface FieldResult extends FieldProgress {
  unreadable: string[]
}

/**
 * Re-encrypts with the newest key all values that use an older key or have no key id. Safe while the portal runs: each
 * value is replaced by an update conditional on the old value, so a concurrent write always wins. An interrupted run
 * leaves only valid values, and the next run continues. A field is finished only when a query finds no old value.
 */
export async function rotateFieldKeys(options: RotateOptions): Promise<FieldResult[]> {
  const results: FieldResult[] = []
  for (const field of options.fields) results.push(await rotateField(options, field))
  return results
}

async function rotateField(options: RotateOptions, field: EncryptedField): Promise<FieldResult> {
  const { payload, fieldKeys } = options
  const { label } = field
  const countLeft = async () =>
    await countRows({ payload, collection: field.collection, where: stillOld(field, fieldKeys) })
  let left = await countLeft()
  let done = 0
  for (let passes = 0; left > 0 && passes < MAX_PASSES; passes++) {
    const pass = await rotateOnce(options, field, (count) =>
      options.report({ label, done: done + count, left: Math.max(0, left - count) }),
    )
    done += pass.done
    left = await countLeft()
    // The next pass finds values written meanwhile with an older key. Stop when only unreadable values are left.
    if (pass.done === 0 || left <= pass.unreadable.length) return { label, done, left, unreadable: pass.unreadable }
  }
  return { label, done, left, unreadable: [] }
}

/** One pass over all rows in the order of their ids. */
async function rotateOnce(options: RotateOptions, field: EncryptedField, report: (done: number) => void) {
  const unreadable: string[] = []
  let done = 0
  let last: string | null = null
  for (;;) {
    const rows: Row[] = await readPage(options, field, last)
    for (const row of rows) {
      const outcome = await rotateRow(options, field, row)
      if (outcome === 'done') done += 1
      if (outcome === 'unreadable') unreadable.push(row.id)
    }
    last = rows.at(-1)?.id ?? null
    if (last === null) return { done, unreadable }
    report(done)
  }
}

interface Row {
  id: string
  value: string
  owner: string
}

async function readPage(options: RotateOptions, field: EncryptedField, after: string | null): Promise<Row[]> {
  const { payload, fieldKeys, pageSize = 100 } = options
  const onwards: Where[] = after === null ? [] : [{ id: { greater_than: after } }]
  const rows = await readRows({
    payload,
    collection: field.collection,
    where: { and: [...onwards, stillOld(field, fieldKeys)] },
    fields: [field.field, field.ownerField],
    sort: 'id',
    limit: pageSize,
  })
  return rows.map((row) => ({
    id: row.id,
    value: String(row[field.field]),
    owner: String(row[field.ownerField]),
  }))
}

async function rotateRow({ payload, fieldKeys }: RotateOptions, field: EncryptedField, { id, value, owner }: Row) {
  const { collection, purpose } = field
  const text = decryptOrNull(value, { fieldKeys, purpose, owner })
  if (text === null) return 'unreadable'
  const where: Where = { and: [{ id: { equals: id } }, { [field.field]: { equals: value } }] }
  const data = { [field.field]: encrypt(text, { fieldKeys, purpose, owner }) }
  return (await changeOne({ payload, collection, where, data })) === null ? 'changed meanwhile' : 'done'
}

function decryptOrNull(value: string, options: Parameters<typeof decrypt>[1]): string | null {
  try {
    return decrypt(value, options)
  } catch {
    return null
  }
}

/** Values without the newest key's prefix. */
const stillOld = ({ field }: EncryptedField, fieldKeys: readonly string[]): Where =>
  withoutPrefix(field, newestPrefix(fieldKeys))
