import { useState } from 'react'

/** The text of the overlay; null hides it. */
export function useOverlay() {
  const [text, setText] = useState<string | null>(null)
  return { text, show: setText }
}
