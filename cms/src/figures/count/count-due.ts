import type { Payload } from 'payload'
import { nextTurn } from '../../foundation/concurrency/next-turn.ts'
import { countedNow, READ_TOGETHER } from './counted-now.ts'
import { idsIn, keyOf } from './entry-key.ts'
import { readMarks } from './marked.ts'
import { makeMove, prepareMove, settledState } from './move.ts'

interface CountOptions {
  payload: Payload
  keys: readonly string[]
  now: Date
}

/** Far above the number of processes that count at the same time. */
const MAX_ATTEMPTS = 50

/** Brings the counters up to date for some records. Returns how many of them counted as something else before. */
export async function countRecords({ payload, keys, now }: CountOptions): Promise<number> {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    // Records are read after the state, so that a move since then makes this one fail.
    const state = await settledState(payload)
    const counted = await countedNow(payload, keys)
    const move = await prepareMove({ payload, keys, counted, now })
    if (move === null) return 0
    if (await makeMove({ payload, state, move })) return move.entries.length
  }
  throw new Error(`Figures could not be counted in ${MAX_ATTEMPTS} attempts.`)
}

interface DueOptions {
  payload: Payload
  now: () => Date
  until: Date
}

/**
 * Counts records that have changed since they were counted, until none is left or the time is over. A killed run goes on where it
 * stopped, because marks are removed last.
 */
export async function countDue({ payload, now, until }: DueOptions): Promise<void> {
  // A move whose process died is written also when nothing else has changed.
  await settledState(payload)
  while (now() <= until) {
    const { keys, clear } = await readMarks(payload, now())
    if (keys.length === 0) {
      await clear()
      return
    }
    for (let at = 0; at < keys.length; at += READ_TOGETHER) {
      await countRecords({ payload, keys: keys.slice(at, at + READ_TOGETHER), now: now() })
      await nextTurn()
    }
    await clear()
    await afterLateDeletion(payload, keys, now())
  }
}

/** A form can be deleted while it is counted, before there was an entry to note that. */
async function afterLateDeletion(payload: Payload, keys: readonly string[], now: Date): Promise<void> {
  const drafts = idsIn(keys).drafts.map((id) => keyOf('application-drafts', id))
  if (drafts.length > 0) await countRecords({ payload, keys: drafts, now })
}
