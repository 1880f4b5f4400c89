import type { Payload } from 'payload'
import { portalOf } from '../../foundation/portal.ts'

/** Minimum response time in milliseconds. */
export const MIN_RESPONSE_MS = 300

declare module '../../foundation/portal.ts' {
  interface Portal {
    /** Private to this file, and to tests, which do not wait; there is no setting for it. */
    minResponseMs?: number | undefined
  }
}

/**
 * Runs `work` and settles no sooner than `MIN_RESPONSE_MS` after the start, so that timing does not reveal whether a
 * record exists.
 */
export async function padResponseTime<T>(payload: Payload, work: () => Promise<T>): Promise<T> {
  const { minResponseMs = MIN_RESPONSE_MS } = portalOf(payload)
  const padding = new Promise((resolve) => setTimeout(resolve, minResponseMs))
  try {
    return await work()
  } finally {
    await padding
  }
}
