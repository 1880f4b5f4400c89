import type { Payload } from 'payload'
import { insertIfAbsent } from '../../database/records/insert-if-absent.ts'
import { readRow } from '../../database/records/read-row.ts'
import { nextTurn } from '../../foundation/concurrency/next-turn.ts'
import { portalOf } from '../../foundation/portal.ts'

declare module '../../foundation/portal.ts' {
  interface Portal {
    /** For tests: how many characters a part has at most. */
    meritPartLength?: number | undefined
  }
}

const collection = 'merit-parts'

/** Characters of a part. A document of MongoDB has at most 16 MB. */
const PART_LENGTH = 4 * 1024 * 1024

interface PartsOptions {
  payload: Payload
  /** The id of the record to which the parts belong. */
  owner: string
  /** What they are parts of. */
  kind: 'content' | 'outcomes' | 'changed-seats'
}

const keyOf = ({ owner, kind }: PartsOptions, number: number) => `${owner}/${kind}/${number}`

/** Writes parts under their numbers. They are written before their owner, so that a record has all its parts. */
export async function writeParts(options: PartsOptions, parts: readonly string[]): Promise<void> {
  const { payload } = options
  for (const [number, content] of parts.entries()) {
    await insertIfAbsent({ payload, collection, data: { key: keyOf(options, number), content } })
    await nextTurn()
  }
}

/** One of the parts; null after the last. */
export async function readPart(options: PartsOptions, number: number): Promise<string | null> {
  const where = { key: { equals: keyOf(options, number) } }
  const row = await readRow({ payload: options.payload, collection, where, fields: ['content'] })
  return row?.content ?? null
}

/** Writes a text of any length in parts. */
export function writeText(options: PartsOptions, text: string): Promise<void> {
  const length = portalOf(options.payload).meritPartLength ?? PART_LENGTH
  const count = Math.ceil(text.length / length)
  return writeParts(
    options,
    Array.from({ length: count }, (_, at) => text.slice(at * length, (at + 1) * length)),
  )
}

/** A text that was written in parts; empty if there is none. */
export async function readText(options: PartsOptions): Promise<string> {
  const parts: string[] = []
  for (let part = await readPart(options, 0); part !== null; part = await readPart(options, parts.length)) {
    parts.push(part)
  }
  return parts.join('')
}
