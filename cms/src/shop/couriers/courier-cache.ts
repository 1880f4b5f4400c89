import type { Payload } from 'payload'
import { portalOf } from '../../foundation/portal.ts'

/** Above the PIN codes that buyers ask for in a day. */
const MAX_ENTRIES = 5000

interface Entry {
  value: unknown
  expiresAt: number
}

declare module '../../foundation/portal.ts' {
  interface Portal {
    /** Private to this file: what the courier said. Processes need not agree, because it only saves calls. */
    courierCache?: Map<string, Entry> | undefined
  }
}

interface CacheOptions<T> {
  payload: Payload
  key: string
  now: Date
  load: () => Promise<{ value: T; lifetimeMs: number }>
}

/** The cached value of a key, or the loaded one. The oldest entries make room for new ones. */
export async function cached<T>({ payload, key, now, load }: CacheOptions<T>): Promise<T> {
  const { courierCache: cache = new Map<string, Entry>() } = portalOf(payload)
  portalOf(payload).courierCache = cache
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
  portalOf(payload).courierCache = undefined
}
