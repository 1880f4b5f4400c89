import { setTimeout as sleep } from 'node:timers/promises'
import { randomNumbers } from '@pravesh/shared/allotment/fixtures/random-run'
import type { Payload } from 'payload'
import { MOMENTS } from '../processes/die-at-write.ts'
import { type FastClock, timeOf } from './fast-clock.ts'
import type { SeatProcess } from './seat-process.ts'
import { outstanding, workForRounds } from './seat-work.ts'

interface KillOptions {
  payload: Payload
  clock: FastClock
  /** Of the numbers that decide who dies when. */
  seed: number
  /** Started processes; null when there are no more. */
  next: () => Promise<SeatProcess | null>
  /** Processes at work at the same time. */
  together: number
  /** Each dies at one of so many writes. */
  writes: number
}

const POLL_MS = 250

/**
 * Lets processes work, each of which is killed with SIGKILL and followed by the next, until nothing is left to be done. The portal of the test
 * does what is left when there are no more of them. Returns how many were killed.
 */
export async function underKills(options: KillOptions, people: () => Promise<unknown> = async () => {}) {
  const { payload, clock, seed, together, writes } = options
  const random = randomNumbers(seed)
  let kills = 0
  let haveAnswered = false
  const isDone = async () => haveAnswered && (await outstanding(payload)) === 0
  const answers = people().finally(() => {
    haveAnswered = true
  })
  const ends = Array.from({ length: together }, async () => {
    while (!(await isDone())) {
      const process = await options.next()
      if (process === null) return
      const moment = MOMENTS[Math.floor(random() * MOMENTS.length)] ?? 'before'
      process.work({ clock, death: { write: 1 + Math.floor(random() * writes), moment } })
      const wasKilled = process.ended.then((code) => {
        if (code !== null) throw new Error(`A process ended by itself.\n${process.output()}`)
        return true
      })
      const wasLast = untilDone(isDone, process.ended)
      if (await Promise.race([wasKilled, wasLast])) kills += 1
      await process.kill()
    }
  })
  await Promise.all([answers, ...ends])
  while (!(await isDone())) {
    await workForRounds(payload, () => timeOf(clock))
    await sleep(POLL_MS)
  }
  return kills
}

/** False as soon as nothing is left to be done. Never resolves if the process ends before. */
async function untilDone(isDone: () => Promise<boolean>, ended: Promise<unknown>): Promise<boolean> {
  let hasEnded = false
  void ended.then(() => {
    hasEnded = true
  })
  while (!hasEnded && !(await isDone())) await sleep(POLL_MS)
  return hasEnded
}
