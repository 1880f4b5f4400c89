'use client'

import { Button, useDocumentInfo } from '@payloadcms/ui'
import type { WireCall } from '@pravesh/shared/platform/wire-call'
import { FailureText } from '../../admin/form/FailureText.tsx'
import { useStaffChange } from '../../admin/form/use-staff-change.ts'
import { maySendAgainNow } from '../status.ts'

const sendAgain: WireCall = { method: 'post', path: '/messages/:id/send-again' }

/** “Send again” button on messages that are not sent and not expired. */
export function SendAgain() {
  const { data, id } = useDocumentInfo()
  const { busy, failure, send } = useStaffChange(sendAgain, String(id))
  if (id === undefined || !maySendAgainNow({ status: data?.status, expiresAt: data?.expiresAt }, new Date()))
    return null
  return (
    <div className="field-type send-again">
      {failure !== '' && (
        <p className="refunds__error" role="alert">
          <FailureText text={failure} />
        </p>
      )}
      <Button buttonStyle="primary" onClick={() => void send({})}>
        {busy ? 'One moment …' : 'Send again'}
      </Button>
    </div>
  )
}
