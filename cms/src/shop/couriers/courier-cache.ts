import type { Payload } from 'payload'
import { Service } from '../../foundation/service.ts'

/** Above the PIN codes that buyers ask for in a day. */
const MAX_ENTRIES = 5000

interface Entry {
  value: unknown
  expiresAt: number
}

/** What the courier said, per process. Processes need not agree, because it only saves calls. */
const entries = new Service<Map<string, Entry>>('courierCache')

interface CacheOptions<T> {
  payload: Payload
  key: string
  now: Date
  load: () => Promise<{ value: T; lifetimeMs: number }>
}

/** The cached value of a key, or the loaded one. The oldest entries make room for new ones. */
export async function cached<T>({ payload, key, now, load }: CacheOptions<T>): Promise<T> {
  const cache = entries.find(payload) ?? new Map<string, Entry>()
  entries.set(payload, cache)
  const found = cache.get(key)
  if (found && found.expiresAt > now.getTime()) return found.value as T
  const { value, lifetimeMs } = await load()
  cache.delete(key)
  cache.set(key, { value, expiresAt: now.getTime() + lifetimeMs })
  const [oldest] = cache.keys()
  if (cache.size > MAX_ENTRIES && oldest !== undefined) cache.delete(oldest)
  return value
}

/** Forgets everything, e.g. between tests. */
export function clearCourierCache(payload: Payload): void {
  entries.set(payload, null)
}
