'use client'

import { Button, toast } from '@payloadcms/ui'
import type { WireCall } from '@pravesh/shared/platform/wire-call'
import { useRef, useState } from 'react'
import { ConfirmDialog } from './ConfirmDialog.tsx'
import { callPortal } from './call-portal.ts'
import { FailureAlert } from './FailureAlert.tsx'
import { Field } from './Field.tsx'
import { useInvalidFocus } from './use-invalid-focus.ts'
import { useTyped } from './use-typed.ts'

type Word =
  | 'confirm'
  | 'confirmTitle'
  | 'confirmText'
  | 'confirmNow'
  | 'cancel'
  | 'busy'
  | 'reject'
  | 'reason'
  | 'reasonHint'
  | 'noReason'

interface DecisionFormProps {
  /** The record's id. */
  id: string
  /** The collection. */
  slug: string
  calls: Record<'confirm' | 'reject', WireCall>
  words: Readonly<Record<Word, string>>
  /** False for what one has entered or requested oneself. */
  mayConfirm: boolean
}

const NONE = { reason: '', decision: '' }
const SHOWN_MS = 1200

/** Confirms or rejects what a colleague has entered or requested. */
export function DecisionForm({ id, slug, calls, words, mayConfirm }: DecisionFormProps) {
  const isSending = useRef(false)
  const [busy, setBusy] = useState(false)
  const [confirming, setConfirming] = useState(false)
  const { text: reason, type: setReason, forget } = useTyped(`${slug}/${id}/reason`)
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
    if (reason.trim() === '') setProblems({ ...NONE, reason: words.noReason })
    else void decide(calls.reject, { reason })
  }

  return (
    <div className="admin-form" ref={form}>
      <FailureAlert text={problems.decision} />
      {mayConfirm && (
        <Button buttonStyle="primary" margin={false} onClick={() => setConfirming(true)}>
          {busy ? words.busy : words.confirm}
        </Button>
      )}
      <Field hint={words.reasonHint} label={words.reason} problem={problems.reason}>
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
        {words.reject}
      </Button>
      {confirming && (
        <ConfirmDialog
          cancel={() => setConfirming(false)}
          cancelLabel={words.cancel}
          confirm={() => {
            setConfirming(false)
            void decide(calls.confirm, {})
          }}
          confirmLabel={words.confirmNow}
          title={words.confirmTitle}
        >
          <p>{words.confirmText}</p>
        </ConfirmDialog>
      )}
    </div>
  )
}
