import { onTestFinished } from 'vitest'
import { hashPassword } from '../src/http/sign-in/hash-password.ts'
import { HELD_ROUNDS, holdHashes, releaseHashes } from './held-hashes.ts'

/** Fills the hashing queue except for some places, until `release`, which resolves when it is empty. */
export function crowdedHashing({ places = 0 } = {}): { release: () => Promise<unknown> } {
  holdHashes()
  const held = [HELD_ROUNDS, HELD_ROUNDS].map((rounds) => hashPassword('Held@1', rounds))
  const waiting = Array.from({ length: 200 - places }, () => hashPassword('Next@1', 1))
  const all = Promise.allSettled([...held, ...waiting])
  onTestFinished(releaseHashes)
  return {
    release: () => {
      releaseHashes()
      return all
    },
  }
}
