'use client'

import { type RefObject, useEffect, useRef } from 'react'

/**
 * Moves the focus to the first button inside the returned element whenever `state` has changed, because the button that changed
 * it is gone. Leaves a focus alone that something new has taken.
 */
export function useFocusAfter<Part extends HTMLElement>(state: unknown): RefObject<Part | null> {
  const part = useRef<Part>(null)
  const before = useRef(state)
  useEffect(() => {
    if (before.current === state) return
    before.current = state
    if (document.activeElement === document.body) part.current?.querySelector('button')?.focus()
  }, [state])
  return part
}
