import type { Payload, Where } from 'payload'
import { decrypt, encrypt, newestPrefix } from '../crypto/encrypt.ts'
import { changeOne } from '../database/change-one.ts'
import type { EncryptedField } from './encrypted-field.ts'

interface RotateOptions {
  payload: Payload
  fields: readonly EncryptedField[]
  /** The first encrypts. */
  fieldKeys: readonly string[]
  report: (progress: FieldProgress) => void
  /** How many rows are read at a time. */
  pageSize?: number
}

/** More are only needed while other processes keep writing with an older key, and then no number is enough. */
const MOST_PASSES = 10

/** How far one field is. */
interface FieldProgress {
  label: string
  /** Values that the newest key encrypts now, because of this run. */
  done: number
  /** Values that still need another key. */
  left: number
}

/** What became of one field; `unreadable` are the ids of rows whose value no key of the list opens. */
export interface FieldResult extends FieldProgress {
  unreadable: string[]
}

/**
 * Encrypts with the newest key what another one encrypted, and what has no key id yet. Safe while the portal serves: each value is
 * replaced by one update that requires the old value, so a concurrent write always wins. A run that was killed leaves valid
 * values only; the next one continues with those that are left. A field counts as finished only when a query finds nothing.
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
    (await payload.db.count({ collection: field.collection, where: stillOld(field, fieldKeys) })).totalDocs
  let left = await countLeft()
  let done = 0
  for (let passes = 0; left > 0 && passes < MOST_PASSES; passes++) {
    const pass = await rotateOnce(options, field, (count) =>
      options.report({ label, done: done + count, left: Math.max(0, left - count) }),
    )
    done += pass.done
    left = await countLeft()
    // What was written meanwhile with an older key is found by the next pass; what cannot be read is not tried for ever.
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
  const { docs } = await payload.db.find<Record<string, unknown> & { id: unknown }>({
    collection: field.collection,
    where: { and: [...onwards, stillOld(field, fieldKeys)] },
    select: Object.fromEntries([field.field, field.ownerField].map((name) => [name, true])),
    sort: 'id',
    limit: pageSize,
    pagination: false,
  })
  return docs.map((doc) => ({
    id: String(doc.id),
    value: String(doc[field.field]),
    owner: String(doc[field.ownerField]),
  }))
}

async function rotateRow({ payload, fieldKeys }: RotateOptions, field: EncryptedField, { id, value, owner }: Row) {
  const { collection, purpose } = field
  const text = openOrNull(value, { fieldKeys, purpose, owner })
  if (text === null) return 'unreadable'
  const where: Where = { and: [{ id: { equals: id } }, { [field.field]: { equals: value } }] }
  const data = { [field.field]: encrypt(text, { fieldKeys, purpose, owner }) }
  return (await changeOne({ payload, collection, where, data })) === null ? 'changed meanwhile' : 'done'
}

function openOrNull(value: string, options: Parameters<typeof decrypt>[1]): string | null {
  try {
    return decrypt(value, options)
  } catch {
    return null
  }
}

/** Everything that does not begin with the newest key's prefix. As a range, because `not_like` differs between the databases. */
function stillOld({ field }: EncryptedField, fieldKeys: readonly string[]): Where {
  const prefix = newestPrefix(fieldKeys)
  // The prefix ends with a dot, after which the slash is the next character.
  const afterPrefix = prefix.replace(/\.$/, '/')
  return { or: [{ [field]: { less_than: prefix } }, { [field]: { greater_than_equal: afterPrefix } }] }
}
