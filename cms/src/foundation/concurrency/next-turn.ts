import { setImmediate as afterEvents } from 'node:timers/promises'

let last: Promise<void> = Promise.resolve()

/**
 * Resolves after the event loop has served what is waiting. Callers get turns of the loop one after the other, so that
 * several long tasks at once hold it no longer than one of them.
 */
export function nextTurn(): Promise<void> {
  last = last.then(() => afterEvents())
  return last
}
