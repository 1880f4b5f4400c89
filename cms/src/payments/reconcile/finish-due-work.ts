import type { Payload } from 'payload'
import { portalOf } from '../../foundation/portal.ts'

/** Each round handles up to 200 records of each kind. */
const MAX_ROUNDS = 1000

/**
 * Runs the due work of all features until none is left: providers are asked about payments and refunds, and their
 * effects are applied. Work of running processes is left to them.
 */
export async function finishDueWork({ payload, now }: { payload: Payload; now: () => Date }): Promise<void> {
  const all = portalOf(payload).features.flatMap((feature) => feature.work ?? [])
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const started = await Promise.all(all.map(({ run }) => run({ payload, now })))
    if (started.every((count) => count === undefined || count === 0)) return
  }
}
