import type { Payload } from 'payload'

/** Minimum duration of an answer, in milliseconds, so that its time does not reveal what was found. */
export const EVEN_MS = 300

/**
 * Runs `work` and returns or throws no sooner than `EVEN_MS` after the start. Tests shorten the wait of a portal of theirs
 * by `config.custom.evenMs`; no setting does.
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
