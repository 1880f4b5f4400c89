import { createHash, randomBytes } from 'node:crypto'
import { isValidKey, KEY_PREFIX, MAX_KEY_DAYS, type NewKey } from '@pravesh/shared/admissions/figures/keys'
import type { Payload } from 'payload'
import { changeOne } from '../../database/records/change-one.ts'
import { insertRow } from '../../database/records/insert-row.ts'
import { readRow } from '../../database/records/read-row.ts'
import { readRows } from '../../database/records/read-rows.ts'
import { invalid, notFound, Problem } from '../../foundation/problem.ts'
import type { FigureKey } from '../../payload-types.ts'

const KEY_BYTES = 32
const DAY_MS = 24 * 60 * 60_000

/** A key is random and long, so a plain hash cannot be guessed backwards. */
const hashOf = (key: string) => createHash('sha256').update(key).digest('base64url')

interface CreateOptions {
  payload: Payload
  sent: NewKey
  staff: { name: string }
  now: Date
}

/** Creates a key and returns it; it cannot be read again. Throws a Problem (400) for an unknown college. */
export async function createKey({ payload, sent, staff, now }: CreateOptions): Promise<string> {
  const { days, ...facts } = sent
  const known = await readRows({ payload, collection: 'colleges', where: { id: { in: facts.colleges } }, fields: [] })
  if (known.length !== new Set(facts.colleges).size) {
    throw invalid([{ field: 'colleges', code: 'notAnOption', message: 'Choose colleges that exist.' }])
  }
  const key = KEY_PREFIX + randomBytes(KEY_BYTES).toString('base64url')
  const expiresAt = new Date(now.getTime() + Math.min(days, MAX_KEY_DAYS) * DAY_MS).toISOString()
  await insertRow({
    payload,
    collection: 'figure-keys',
    data: { ...facts, hash: hashOf(key), expiresAt, createdBy: staff.name },
  })
  return key
}

/** Ends a key at once. Throws a Problem (404) if there is none. */
export async function revokeKey({ payload, id, now }: { payload: Payload; id: string; now: Date }): Promise<void> {
  const where = { id: { equals: id } }
  const found = await readRow({ payload, collection: 'figure-keys', where })
  if (found === null) throw notFound('access key')
  const live = { and: [where, { revokedAt: { exists: false } }] }
  await changeOne({ payload, collection: 'figure-keys', where: live, data: { revokedAt: now.toISOString() } })
}

/** The keys that were ever created, newest first. */
export function allKeys(payload: Payload): Promise<FigureKey[]> {
  return readRows({ payload, collection: 'figure-keys', sort: '-createdAt', limit: 200 })
}

/**
 * Finds the valid key and notes its use. Throws a Problem (401), with the same answer for keys that do not exist, are over or
 * were revoked.
 */
export async function findValidKey({
  payload,
  key,
  now,
}: {
  payload: Payload
  key: string
  now: Date
}): Promise<FigureKey> {
  const found = await readRow({ payload, collection: 'figure-keys', where: { hash: { equals: hashOf(key) } } })
  if (found === null || !isValidKey(found, now)) throw wrongKey()
  const where = { and: [{ id: { equals: found.id } }, { revokedAt: { exists: false } }] }
  const used = await changeOne({ payload, collection: 'figure-keys', where, data: { usedAt: now.toISOString() } })
  if (used === null) throw wrongKey()
  return used
}

function wrongKey(): Problem {
  const publicMessage = 'This access key is not valid. Ask an administrator of the portal for another one.'
  return new Problem({ code: 'WRONG_KEY', status: 401, publicMessage })
}
