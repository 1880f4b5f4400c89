import { randomUUID } from 'node:crypto'
import type { Payload } from 'payload'
import * as z from 'zod/mini'
import { keyIdOf } from '../../foundation/crypto/encrypt.ts'

const PREFIX = 'field-keys:'
const HEARTBEAT_MS = 10_000
/** A killed process counts as running for this long after its last heartbeat. */
export const EXPIRY_MS = 35_000

const entry = z.object({ keyIds: z.array(z.string()), at: z.string() })

interface AnnounceOptions {
  payload: Payload
  fieldKeys: readonly string[]
}

/** Heartbeat: records in the database which keys this process can decrypt with, until it stops. */
export async function announceFieldKeys({
  payload,
  fieldKeys,
}: AnnounceOptions): Promise<{ stop: () => Promise<void> }> {
  const key = `${PREFIX}${randomUUID()}`
  const keyIds = fieldKeys.map(keyIdOf)
  const beat = () => payload.kv.set(key, { keyIds, at: new Date().toISOString() })
  await removeExpired(payload, new Date())
  await beat()
  const failed = (err: unknown) => payload.logger.error({ msg: 'The heartbeat of the field keys failed.', err })
  const timer = setInterval(() => void beat().catch(failed), HEARTBEAT_MS).unref()
  return {
    stop: async () => {
      clearInterval(timer)
      await payload.kv.delete(key)
    },
  }
}

interface CountOptions {
  payload: Payload
  fieldKey: string
  now: Date
}

/** Number of running processes that cannot decrypt values encrypted with `fieldKey`. */
export async function countProcessesWithout({ payload, fieldKey, now }: CountOptions): Promise<number> {
  const id = keyIdOf(fieldKey)
  const running = (await allEntries(payload)).filter(({ at }) => !isExpired(at, now))
  return running.filter(({ keyIds }) => !keyIds.includes(id)).length
}

/** Number of running processes of the portal. */
export async function countProcesses({ payload, now }: Pick<CountOptions, 'payload' | 'now'>): Promise<number> {
  return (await allEntries(payload)).filter(({ at }) => !isExpired(at, now)).length
}

async function removeExpired(payload: Payload, now: Date): Promise<void> {
  const expired = (await allEntries(payload)).filter(({ at }) => isExpired(at, now))
  for (const { key } of expired) await payload.kv.delete(key)
}

async function allEntries(payload: Payload) {
  const keys = (await payload.kv.keys()).filter((key) => key.startsWith(PREFIX))
  const entries = await Promise.all(
    keys.map(async (key) => ({ key, ...entry.safeParse(await payload.kv.get(key)).data })),
  )
  return entries.map(({ key, keyIds = [], at = new Date(0).toISOString() }) => ({ key, keyIds, at }))
}

function isExpired(at: string, now: Date): boolean {
  // Also one from a clock that was ahead.
  return Math.abs(now.getTime() - new Date(at).getTime()) > EXPIRY_MS
}
