import { useCallback, useState } from 'react'

/** Minimum time that the overlay is shown, in milliseconds. (spec 2, 2 and 9) */
export const ACTION_MS = 2000

/** The text of the overlay; null hides it. */
export function useOverlay() {
  const [text, setText] = useState<string | null>(null)
  /** Shows the overlay while `work` runs, for at least `ACTION_MS`. */
  const during = useCallback(async <Result>(message: string, work: () => Promise<Result>): Promise<Result> => {
    setText(message)
    try {
      const [result] = await Promise.all([work(), new Promise((resolve) => setTimeout(resolve, ACTION_MS))])
      return result
    } finally {
      setText(null)
    }
  }, [])
  return { text, during, show: setText }
}
