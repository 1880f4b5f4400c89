'use client'

import { Button, toast, useConfig, useDocumentInfo } from '@payloadcms/ui'
import { useState } from 'react'
import { maySendAgainNow } from '../status.ts'

/** Beside a message that could not be sent: has it tried once more. */
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
      const answer = await fetch(address, { method: 'POST', credentials: 'include' })
      const { msg }: { msg: string } = await answer.json()
      if (!answer.ok) throw new Error(msg)
      toast.success(msg)
      // Its state is on the page in several places.
      setTimeout(() => location.reload(), 1200)
    } catch (error) {
      toast.error(error instanceof Error ? error.message : 'The portal could not be reached. Please try again.')
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
