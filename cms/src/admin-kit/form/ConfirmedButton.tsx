'use client'

import { Button } from '@payloadcms/ui'
import { type ReactNode, useState } from 'react'
import { ConfirmDialog } from './ConfirmDialog.tsx'

interface ConfirmedButtonProps {
  label: string
  /** For screen readers, where several buttons of a page have the same label. */
  ariaLabel?: string
  /** Shown instead of the label while the action is under way. */
  busyLabel?: string | undefined
  buttonStyle?: 'primary' | 'secondary'
  size?: 'small'
  /** The dialog: a question, what the answer does, and its buttons. */
  title: string
  children: ReactNode
  confirmLabel: string
  cancelLabel: string
  confirm: () => void
  /** False keeps the dialog open, in which `children` say what is missing. */
  mayConfirm?: () => boolean
}

/** A button whose action staff confirm first, because it cannot be taken back. */
export function ConfirmedButton({
  label,
  ariaLabel,
  busyLabel,
  buttonStyle = 'secondary',
  size,
  confirm,
  ...dialog
}: ConfirmedButtonProps) {
  const [asks, setAsks] = useState(false)
  return (
    <>
      <Button aria-label={ariaLabel} buttonStyle={buttonStyle} margin={false} onClick={() => setAsks(true)} size={size}>
        {busyLabel ?? label}
      </Button>
      {asks && (
        <ConfirmDialog
          {...dialog}
          cancel={() => setAsks(false)}
          confirm={() => {
            setAsks(false)
            confirm()
          }}
        />
      )}
    </>
  )
}
