import { setTimeout as sleep } from 'node:timers/promises'
import { LOCKOUT } from '@pravesh/shared/accounts/sign-in'
import type { Payload } from 'payload'
import type { Problem } from '../../foundation/problem.ts'
import {
  cancelSlot,
  contestSlots,
  type FullSlots,
  failSlot,
  forgetFailures,
  fullSlots,
  type HeldSlot,
  releaseSlot,
  type Slots,
  takeSlot,
} from './attempt-slots.ts'
import { forgivenUntil } from './forgive-failures.ts'
import { crowded, locked } from './refusals.ts'
import { type AttemptBy, slotsOf } from './sign-in-slots.ts'

const WAIT_MS = 100
const MAX_WAITS = 100
const FAILURE_MS = LOCKOUT.minutes * 60_000

interface StartOptions extends AttemptBy {
  payload: Payload
  /**
   * Whether an attempt waits for those in progress, because one person may sign in several times at once. Otherwise it
   * is refused, and those in progress fail.
   */
  waits: boolean
  now: Date
}

/** One comparison of a password, which must end in one of these ways. */
export interface Attempt {
  /** Throws a Problem (429) when too many attempts have arrived meanwhile: then a correct password is refused too. */
  succeed: (now: Date) => Promise<void>
  /**
   * Counts the wrong password; returns the seconds until the next attempt if it was the last one allowed, else null.
   * Throws a Problem (429) when the comparison has lost its slot.
   */
  fail: (now: Date) => Promise<number | null>
  cancel: (now: Date) => Promise<void>
}

/**
 * Reserves a comparison in the database before it starts. A known device has an allowance of its own; all others share
 * one for each network and one for the address, so that strangers lock out strangers (decision 56). Throws a Problem
 * (429) when an allowance is used up.
 */
export async function startAttempt(options: StartOptions): Promise<Attempt> {
  const { payload, now } = options
  const forgiven = await forgivenUntil(options)
  const held: HeldSlot[] = []
  const groups = slotsOf(options)
  try {
    for (const slots of groups) held.push(await waitForSlot({ ...options, slots, forgivenUntil: forgiven }))
  } catch (error) {
    for (const slot of held) await cancelSlot(slot, now)
    throw error
  }
  return {
    async succeed(end) {
      const released = await Promise.all(held.map((slot) => releaseSlot(slot, end)))
      if (released.includes(false)) {
        await Promise.all(held.map((slot) => cancelSlot(slot, end)))
        throw crowded()
      }
      await forgetFailures(payload, groups[0])
    },
    async fail(end) {
      const until = new Date(end.getTime() + FAILURE_MS)
      const failed = await Promise.all(held.map((slot) => failSlot(slot, until)))
      // Its slot may be in use again, so that its result would be one more than allowed.
      if (failed.includes(false)) throw crowded()
      const states = groups.map((slots) => fullSlots({ payload, slots, forgivenUntil: forgiven, now: end }))
      const locks = (await Promise.all(states)).filter((state) => state?.isLocked)
      return locks.length === 0 ? null : Math.max(...locks.map((lock) => lock?.retryAfterSeconds ?? 0))
    },
    async cancel(end) {
      await Promise.all(held.map((slot) => cancelSlot(slot, end)))
    },
  }
}

interface WaitOptions extends StartOptions {
  slots: Slots
  forgivenUntil: Date | null
}

async function waitForSlot({ payload, slots, forgivenUntil, waits }: WaitOptions): Promise<HeldSlot> {
  for (let wait = 0; ; ) {
    // The time of the request may be long past on a busy machine, and a lease from then be over.
    const scope = { payload, slots, forgivenUntil, now: new Date() }
    const taken = await takeSlot(scope)
    if (taken === null) continue
    if ('key' in taken) return taken
    if (taken.isLocked || !waits || wait === MAX_WAITS) {
      if (!waits) await contestSlots(scope)
      throw refusal(taken)
    }
    wait += 1
    await sleep(WAIT_MS)
  }
}

function refusal({ isLocked, retryAfterSeconds }: FullSlots): Problem {
  return isLocked ? locked(retryAfterSeconds) : crowded(retryAfterSeconds)
}
