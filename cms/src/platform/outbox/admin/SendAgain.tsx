'use client'

import { Button, toast, useConfig, useDocumentInfo } from '@payloadcms/ui'
import { useState } from 'react'
import { maySendAgainNow } from '../status.ts'

/** “Send again” button on messages that are not sent and not expired. */
export function SendAgain() {
  const { config } = useConfig()
  const { data, id } = useDocumentInfo()
  const [busy, setBusy] = useState(false)
  if (id === undefined || !maySendAgainNow({ status: data?.status, expiresAt: data?.expiresAt }, new Date()))
    return null

  const send = async () => {
    setBusy(true)
    const address = `${config.routes.api}/messages/${id}/send-again`
    try {
      const response = await fetch(address, { method: 'POST', credentials: 'include' })
      const { msg }: { msg: string } = await response.json()
      if (!response.ok) throw new Error(msg)
      toast.success(msg)
      // Reload, because the page shows the state in several places.
      setTimeout(() => location.reload(), 1200)
    } catch (error) {
      toast.error(
        error instanceof Error ? error.message : 'Could not reach the portal. Check your connection and try again.',
      )
      setBusy(false)
    }
  }

  return (
    <div className="field-type send-again">
      <Button buttonStyle="primary" disabled={busy} onClick={() => void send()}>
        Send again
      </Button>
    </div>
  )
}
