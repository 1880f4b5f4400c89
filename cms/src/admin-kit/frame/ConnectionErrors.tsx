'use client'

import { toast } from '@payloadcms/ui'
import { type ReactNode, useEffect } from 'react'
import { explainLostConnection, LostConnection } from './explain-lost-connection.ts'

/** Says in Payload's forms and dialogs what to do without a connection, also in dialogs that do not catch the error. */
export function ConnectionErrors({ children }: { children: ReactNode }) {
  useEffect(() => {
    const { fetch } = window
    window.fetch = explainLostConnection(fetch)
    const showUncaught = ({ reason }: PromiseRejectionEvent) => {
      if (reason instanceof LostConnection) toast.error(reason.message)
    }
    window.addEventListener('unhandledrejection', showUncaught)
    return () => {
      window.fetch = fetch
      window.removeEventListener('unhandledrejection', showUncaught)
    }
  }, [])
  return children
}
