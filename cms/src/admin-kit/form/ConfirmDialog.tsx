'use client'

import { Button } from '@payloadcms/ui'
import { type ReactNode, useEffect, useId, useRef } from 'react'

interface ConfirmDialogProps {
  /** A question. */
  title: string
  /** Says what will happen, as paragraphs. */
  children: ReactNode
  confirmLabel: string
  cancelLabel: string
  confirm: () => void
  /** False keeps the dialog open, in which `children` say what is missing. */
  mayConfirm?: (() => boolean) | undefined
  cancel: () => void
}

/** Says what an action does before staff take it. Opens when it is rendered; the focus returns when it closes. */
export function ConfirmDialog({
  title,
  children,
  confirmLabel,
  cancelLabel,
  confirm,
  mayConfirm,
  cancel,
}: ConfirmDialogProps) {
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const isConfirmed = useRef(false)
  useEffect(() => dialog.current?.showModal(), [])

  function close(confirmed: boolean) {
    if (confirmed && mayConfirm?.() === false) return
    isConfirmed.current = confirmed
    dialog.current?.close()
  }

  return (
    <dialog
      aria-labelledby={id}
      className="admin-dialog"
      onClose={() => (isConfirmed.current ? confirm() : cancel())}
      ref={dialog}
    >
      <h3 id={id}>{title}</h3>
      {children}
      <div className="admin-form__buttons">
        <Button buttonStyle="secondary" margin={false} onClick={() => close(false)}>
          {cancelLabel}
        </Button>
        <Button buttonStyle="primary" margin={false} onClick={() => close(true)}>
          {confirmLabel}
        </Button>
      </div>
    </dialog>
  )
}
