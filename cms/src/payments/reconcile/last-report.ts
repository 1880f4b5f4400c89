import type { Payload } from 'payload'
import * as z from 'zod/mini'
import type { InvariantResult } from './invariant-result.ts'

const KEY = 'last-money-report'

const stored = z.object({ checkedAt: z.iso.datetime(), isComplete: z.boolean() })

/** The latest check of all records of money. */
export interface LastReport {
  checkedAt: string
  /** Whether every check read all records. */
  isComplete: boolean
}

/** Null before the first report. */
export async function lastReport(payload: Payload): Promise<LastReport | null> {
  return stored.safeParse(await payload.kv.get(KEY)).data ?? null
}

/** Stores when all invariants were checked. */
export async function storeLastReport(options: {
  payload: Payload
  results: readonly InvariantResult[]
  now: Date
}): Promise<void> {
  const { payload, results, now } = options
  await payload.kv.set(KEY, {
    checkedAt: now.toISOString(),
    isComplete: results.every(({ complete }) => complete),
  } satisfies LastReport)
}
