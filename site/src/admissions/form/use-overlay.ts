import { useCallback, useState } from 'react'

/** The overlay goes this long after something was done, in milliseconds. (spec 2, 2 and 9) */
export const ACTION_MS = 2000

/** A veil over the page while something is under way, with what it says. */
export function useOverlay() {
  const [text, setText] = useState<string | null>(null)
  /** Lies over the page until the work is done, two seconds at least; with `stay` until the page is left. */
  const during = useCallback(async <Result>(says: string, work: () => Promise<Result>): Promise<Result> => {
    setText(says)
    try {
      const [result] = await Promise.all([work(), new Promise((resolve) => setTimeout(resolve, ACTION_MS))])
      return result
    } finally {
      setText(null)
    }
  }, [])
  return { text, during, say: setText }
}
