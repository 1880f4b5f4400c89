'use client'

import './fee-decision.css'
import { Button } from '@payloadcms/ui'
import type { ReactNode } from 'react'
import { FailureAlert } from '../../admin-kit/form/FailureAlert.tsx'
import { Field } from '../../admin-kit/form/Field.tsx'

interface RequestEndProps {
  reason: string
  setReason: (reason: string) => void
  /** What is wrong with the reason. */
  problem: string
  busy: boolean
  failure: string
  submit: () => void
  cancel: () => void
  words: Record<'reason' | 'send' | 'busy' | 'cancel', string>
  /** What follows the reason. */
  children?: ReactNode
}

/** The end of a request that a second person approves: reason, what failed, and buttons. */
export function RequestEnd({
  reason,
  setReason,
  problem,
  busy,
  failure,
  submit,
  cancel,
  words,
  children,
}: RequestEndProps) {
  return (
    <>
      <Field label={words.reason} problem={problem}>
        {(field) => (
          <textarea
            {...field}
            maxLength={1000}
            onChange={(event) => setReason(event.target.value)}
            rows={3}
            value={reason}
          />
        )}
      </Field>
      {children}
      <FailureAlert text={failure} />
      <div className="fee-decision__buttons">
        <Button margin={false} onClick={submit}>
          {busy ? words.busy : words.send}
        </Button>
        <Button buttonStyle="transparent" margin={false} onClick={cancel}>
          {words.cancel}
        </Button>
      </div>
    </>
  )
}
