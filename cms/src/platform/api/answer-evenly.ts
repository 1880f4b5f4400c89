import type { Payload } from 'payload'

/** Minimum response time in milliseconds, so that timing does not reveal whether a record exists. */
export const EVEN_MS = 300

/**
 * Runs `work` and returns or throws no sooner than `EVEN_MS` after the start. Only tests may shorten the wait, through
 * `config.custom.evenMs`; there is no setting for it.
 */
export async function answerEvenly<T>(payload: Payload, work: () => Promise<T>): Promise<T> {
  const { evenMs = EVEN_MS }: { evenMs?: number } = payload.config.custom
  const pause = new Promise((resolve) => setTimeout(resolve, evenMs))
  try {
    return await work()
  } finally {
    await pause
  }
}
