import type { Payload } from 'payload'

/** Minimum response time in milliseconds. */
export const MIN_RESPONSE_MS = 300

/**
 * Runs `work` and settles no sooner than `MIN_RESPONSE_MS` after the start, so that timing does not reveal whether a
 * record exists. Only tests may shorten the wait, through `config.custom.minResponseMs`; there is no setting for it.
 */
export async function padResponseTime<T>(payload: Payload, work: () => Promise<T>): Promise<T> {
  const { minResponseMs = MIN_RESPONSE_MS }: { minResponseMs?: number } = payload.config.custom
  const padding = new Promise((resolve) => setTimeout(resolve, minResponseMs))
  try {
    return await work()
  } finally {
    await padding
  }
}
