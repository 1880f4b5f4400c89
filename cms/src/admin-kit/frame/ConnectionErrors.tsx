'use client'

import { type ReactNode, useEffect } from 'react'
import { answerWithoutConnection } from './answer-without-connection.ts'

/** Lets Payload's forms and dialogs say what to do without a connection. */
export function ConnectionErrors({ children }: { children: ReactNode }) {
  useEffect(() => {
    const { fetch } = window
    window.fetch = answerWithoutConnection(fetch)
    return () => {
      window.fetch = fetch
    }
  }, [])
  return children
}
