'use client'

import { type ReactNode, useEffect, useRef } from 'react'

interface Props {
  label: string
  children: ReactNode
  /** Called by Enter in a text box; the button of the form calls it, too. */
  send: () => Promise<unknown>
  /** Whether its first text box gets the focus when it opens, in place of the button that opened it. */
  takesFocus?: boolean
}

/** Fields on the page of a record that are sent by themselves. Not a `form`, because the page is one, and forms cannot nest. */
export function InnerForm({ label, children, send, takesFocus = false }: Props) {
  const part = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (takesFocus) part.current?.querySelector('input')?.focus()
  }, [takesFocus])
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would draw a frame with a legend
    <div
      aria-label={label}
      className="admin-form"
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return
        event.preventDefault()
        event.stopPropagation()
        void send()
      }}
      ref={part}
      role="group"
    >
      {children}
    </div>
  )
}
