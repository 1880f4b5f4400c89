/** The seconds after a start are for requests and for what the start has left. */
const DELAY_MS = 20_000

/**
 * Starts a helper process of the portal some time after the portal itself, so that neither waits for the other; what needs the
 * helper earlier starts it. `stop` waits for a warm-up that has begun, and prevents one that has not.
 */
export function warmUpLater(warmUp: () => Promise<void>, delayMs = DELAY_MS): { stop: () => Promise<void> } {
  let warm: Promise<void> | null = null
  const timer = setTimeout(() => {
    warm = warmUp()
  }, delayMs)
  timer.unref()
  return {
    stop: async () => {
      clearTimeout(timer)
      await warm
    },
  }
}
