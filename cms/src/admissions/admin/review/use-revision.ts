import { useRef } from 'react'

interface Revision {
  /** Of the application as the person at the screen knows it: what is displayed, and their own checks. */
  known: () => number
  /** Takes the revision after a check by this page. False if something else has changed too, which is not displayed. */
  advance: (after: number | undefined) => boolean
}

/** Knows on which revision a decision is based before the page is refreshed. */
export function useRevision(displayed: number): Revision {
  const latest = useRef(displayed)
  // A page that was drawn before the last check arrives after it.
  latest.current = Math.max(latest.current, displayed)
  return {
    known: () => latest.current,
    advance: (after) => {
      if (after !== latest.current + 1) return false
      latest.current = after
      return true
    },
  }
}
