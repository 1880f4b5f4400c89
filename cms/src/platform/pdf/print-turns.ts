import type { Payload } from 'payload'
import { Problem } from '../problem.ts'
import { Semaphore } from '../semaphore.ts'

/** Documents of one person that may wait while another of theirs is printed. */
const MAX_WAITING = 8

const turns = new WeakMap<Payload, Map<string, Semaphore>>()

interface TurnOptions {
  payload: Payload
  /** Who asks, e.g. `student:ID`. */
  person: string
}

/**
 * Prints documents of one person one after the other, from the reading of their records on. So a person has at most one in
 * the queue of the renderer, which then serves everybody in turn. Throws a Problem (429) when more than `MAX_WAITING` of
 * the person wait already.
 */
export async function inPrintTurn<T>({ payload, person }: TurnOptions, print: () => Promise<T>): Promise<T> {
  const all = turns.get(payload) ?? new Map<string, Semaphore>()
  turns.set(payload, all)
  const turn = all.get(person) ?? new Semaphore({ atOnce: 1, waiting: MAX_WAITING, full: tooMany })
  all.set(person, turn)
  try {
    return await turn.run(print)
  } finally {
    if (turn.runningCount === 0) all.delete(person)
  }
}

function tooMany(): Problem {
  const publicMessage =
    'You have asked for many documents at once. Wait until they are ready, then ask for the next one.'
  return new Problem({ code: 'TOO_MANY_DOCUMENTS', status: 429, publicMessage, retryAfterSeconds: 10 })
}
