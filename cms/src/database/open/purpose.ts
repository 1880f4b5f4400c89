import type { Payload } from 'payload'
import * as z from 'zod/mini'
import type { Env } from '../../foundation/settings/env.ts'
import { StartError } from '../../foundation/start-error.ts'
import { storeOnce } from '../records/store-once.ts'

const KEY = 'database-purpose'

const stored = z.object({ purpose: z.enum(['demo', 'live']), since: z.string() })

/** What a database is for: demonstrations, or a portal that people rely on. (decision 0052) */
export type Purpose = Env['mode']

/** Null for a database that has not been started since it can say what it is for. */
export async function purposeOf(payload: Payload): Promise<Purpose | null> {
  return stored.safeParse(await payload.kv.get(KEY)).data?.purpose ?? null
}

/** Records what the database is for, if that is not known. Throws a StartError if a demo would use a live database. */
export async function keepPurpose(payload: Payload, mode: Purpose): Promise<void> {
  const isKnown = (await purposeOf(payload)) !== null
  if (!isKnown) await storeOnce(payload, KEY, { purpose: mode, since: new Date().toISOString() })
  const purpose = await purposeOf(payload)
  if (purpose === 'live' && mode === 'demo') {
    throw new StartError(
      'The database in DATABASE_URI belongs to a live portal, where the demo would accept simulated payments and show messages to everyone on this machine. Set PORTAL_MODE=live, or name another database.',
    )
  }
  if (purpose === 'demo' && mode === 'live') {
    await payload.kv.set(KEY, { purpose: 'live', since: new Date().toISOString() })
  }
}

/** Leaves it to the next start what the database is for. */
export async function forgetPurpose(payload: Payload): Promise<void> {
  await payload.kv.delete(KEY)
}
