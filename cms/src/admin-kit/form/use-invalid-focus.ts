'use client'

import { type RefObject, useEffect, useRef } from 'react'

/** Moves the focus to the first invalid control inside the returned element whenever the errors change. */
export function useInvalidFocus<Part extends HTMLElement>(errors: unknown): RefObject<Part | null> {
  const part = useRef<Part>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the errors are read from the page
  useEffect(() => part.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(), [errors])
  return part
}
