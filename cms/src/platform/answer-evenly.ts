/** No answer of these calls comes sooner than this, so that its time does not tell what was found. */
const EVEN_MS = 300

/** Does some work and answers, or refuses, no sooner than a fixed time after it began. */
export async function answerEvenly<T>(work: () => Promise<T>, ms = EVEN_MS): Promise<T> {
  const pause = new Promise((resolve) => setTimeout(resolve, ms))
  try {
    return await work()
  } finally {
    await pause
  }
}
