'use client'

import { Button } from '@payloadcms/ui'
import { useState } from 'react'
import { ConfirmDialog } from '../../../admin-kit/form/ConfirmDialog.tsx'
import { shipmentWords } from './words.ts'

interface ConfirmedButtonProps {
  label: string
  size?: 'small'
  /** The dialog: a question, what the answer does, and the button for it. */
  title: string
  text: string
  confirmLabel: string
  confirm: () => void
}

/** A button whose action staff confirm first, because it cannot be taken back. */
export function ConfirmedButton({ label, size, title, text, confirmLabel, confirm }: ConfirmedButtonProps) {
  const [asking, setAsking] = useState(false)
  return (
    <>
      <Button buttonStyle="secondary" margin={false} onClick={() => setAsking(true)} size={size}>
        {label}
      </Button>
      {asking && (
        <ConfirmDialog
          cancel={() => setAsking(false)}
          cancelLabel={shipmentWords.cancel}
          confirm={() => {
            setAsking(false)
            confirm()
          }}
          confirmLabel={confirmLabel}
          title={title}
        >
          <p>{text}</p>
        </ConfirmDialog>
      )}
    </>
  )
}
