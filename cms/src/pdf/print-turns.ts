import { refused } from '@pravesh/shared/platform/replies/said'
import { platformReplies } from '@pravesh/shared/platform/replies/words/words'
import type { Payload } from 'payload'
import { Turns } from '../foundation/concurrency/turns.ts'
import { Problem } from '../foundation/problem.ts'

/** Documents of one person that may wait while another of theirs is printed. */
const MAX_WAITING = 8

const turns = new WeakMap<Payload, Turns>()

interface TurnOptions {
  payload: Payload
  /** Who asks, e.g. `student:ID`. */
  person: string
}

/**
 * Prints documents of one person one after the other, from the reading of their records on. Throws a Problem (429) when
 * more than `MAX_WAITING` of the person wait already.
 */
export function inPrintTurn<T>({ payload, person }: TurnOptions, print: () => Promise<T>): Promise<T> {
  const all = turns.get(payload) ?? new Turns({ waiting: MAX_WAITING, full: tooMany })
  turns.set(payload, all)
  return all.run(person, print)
}

function tooMany(): Problem {
  return new Problem({ ...refused(platformReplies, 'TOO_MANY_DOCUMENTS'), status: 429, retryAfterSeconds: 10 })
}
