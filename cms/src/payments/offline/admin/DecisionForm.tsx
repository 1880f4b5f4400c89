'use client'

import { Button, toast } from '@payloadcms/ui'
import { offlineCalls } from '@pravesh/shared/payments/offline/staff-calls'
import type { WireCall } from '@pravesh/shared/platform/wire-call'
import { useRef, useState } from 'react'
import { ConfirmDialog } from '../../../admin-kit/form/ConfirmDialog.tsx'
import { callPortal } from '../../../admin-kit/form/call-portal.ts'
import { FailureAlert } from '../../../admin-kit/form/FailureAlert.tsx'
import { Field } from '../../../admin-kit/form/Field.tsx'
import { useInvalidFocus } from '../../../admin-kit/form/use-invalid-focus.ts'
import { useTyped } from '../../../admin-kit/form/use-typed.ts'
import { offlineWords } from './words.ts'

interface DecisionFormProps {
  /** The entry's id. */
  id: string
  /** False for one's own entry. */
  mayConfirm: boolean
}

const NONE = { reason: '', decision: '' }
const SHOWN_MS = 1200

/** Confirms or rejects an offline payment. */
export function DecisionForm({ id, mayConfirm }: DecisionFormProps) {
  const isSending = useRef(false)
  const [busy, setBusy] = useState(false)
  const [confirming, setConfirming] = useState(false)
  const { text: reason, type: setReason, forget } = useTyped(`offline-payments/${id}/reason`)
  const [problems, setProblems] = useState(NONE)
  const form = useInvalidFocus<HTMLDivElement>(problems)

  async function decide(call: WireCall, body: object) {
    // Ignores double clicks. Buttons are not disabled while sending, so that they keep the focus.
    if (isSending.current) return
    isSending.current = true
    setBusy(true)
    const { ok, msg } = await callPortal(call, { id, body })
    setProblems({ ...NONE, decision: ok ? '' : msg })
    if (ok) {
      forget()
      toast.success(msg)
      // Reload, because the page shows the state in several places.
      setTimeout(() => location.reload(), SHOWN_MS)
      return
    }
    isSending.current = false
    setBusy(false)
  }

  function reject() {
    if (reason.trim() === '') setProblems({ ...NONE, reason: offlineWords.noReason })
    else void decide(offlineCalls.reject, { reason })
  }

  return (
    <div className="admin-form" ref={form}>
      <FailureAlert text={problems.decision} />
      {mayConfirm && (
        <Button buttonStyle="primary" margin={false} onClick={() => setConfirming(true)}>
          {busy ? offlineWords.busy : offlineWords.confirm}
        </Button>
      )}
      <Field hint={offlineWords.reasonHint} label={offlineWords.reason} problem={problems.reason}>
        {(field) => (
          <textarea
            {...field}
            maxLength={1000}
            onChange={(event) => setReason(event.target.value)}
            rows={2}
            value={reason}
          />
        )}
      </Field>
      <Button buttonStyle="secondary" margin={false} onClick={reject}>
        {offlineWords.reject}
      </Button>
      {confirming && (
        <ConfirmDialog
          cancel={() => setConfirming(false)}
          cancelLabel={offlineWords.cancel}
          confirm={() => {
            setConfirming(false)
            void decide(offlineCalls.confirm, {})
          }}
          confirmLabel={offlineWords.confirmNow}
          title={offlineWords.confirmTitle}
        >
          <p>{offlineWords.confirmText}</p>
        </ConfirmDialog>
      )}
    </div>
  )
}
