'use client'

import { Button, useDocumentInfo } from '@payloadcms/ui'
import type { WireCall } from '@pravesh/shared/platform/wire-call'
import { FailureAlert } from '../../../admin-kit/form/FailureAlert.tsx'
import { useStaffChange } from '../../../admin-kit/form/use-staff-change.ts'
import { staffText } from '../../../foundation/languages/staff-text.ts'
import { maySendAgainNow } from '../status.ts'

const sendAgain: WireCall = { method: 'post', path: '/messages/:id/send-again' }

/** “Send again” button on messages that are not sent and not expired. */
export function SendAgain() {
  const { data, id } = useDocumentInfo()
  const { busy, failure, send } = useStaffChange(sendAgain, String(id))
  const { status, expiresAt, textErasedAt } = data ?? {}
  if (id === undefined || !maySendAgainNow({ status, expiresAt, textErasedAt }, new Date())) return null
  return (
    <div className="field-type">
      <FailureAlert text={failure} />
      <Button buttonStyle="primary" onClick={() => void send({})}>
        {staffText(busy ? 'One moment …' : 'Send again')}
      </Button>
    </div>
  )
}
