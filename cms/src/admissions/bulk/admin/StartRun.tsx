'use client'

import './bulk.css'
import { Button } from '@payloadcms/ui'
import { asksForNumber, BULK_LABELS, type BulkAction } from '@pravesh/shared/admissions/bulk/bulk-actions'
import type { RunView } from '@pravesh/shared/admissions/bulk/run-view'
import { useState } from 'react'
import { ConfirmDialog } from '../../../admin-kit/form/ConfirmDialog.tsx'
import { Field } from '../../../admin-kit/form/Field.tsx'
import { InnerForm } from '../../../admin-kit/form/InnerForm.tsx'
import { staffText } from '../../../foundation/languages/staff-text.ts'
import { adminWords } from './words.ts'

interface StartRunProps {
  action: BulkAction
  /** Applications that would be changed. */
  count: number
  secondReader: RunView['secondReader']
  start: (count: number) => Promise<void>
}

/** Starts a run after a confirmation. For rejections, and for many applications, staff enter the number first. */
export function StartRun({ action, count, secondReader, start }: StartRunProps) {
  const words = adminWords.run
  const [asks, setAsks] = useState(false)
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState('')
  const asksNumber = asksForNumber(action.name, count)

  async function ask() {
    const isWrong = asksNumber && Number(typed.replaceAll(',', '')) !== count
    setProblem(isWrong ? words.wrongNumber(count) : '')
    setAsks(!isWrong)
  }

  return (
    <InnerForm label={words.start(count)} send={ask}>
      {asksNumber && (
        <Field label={words.number(count)} problem={problem}>
          {(field) => (
            <input
              {...field}
              autoComplete="off"
              inputMode="numeric"
              onChange={({ target: { value } }) => setTyped(value)}
              type="text"
              value={typed}
            />
          )}
        </Field>
      )}
      <Button margin={false} onClick={() => void ask()}>
        {words.start(count)}
      </Button>
      {asks && (
        <ConfirmDialog
          cancel={() => setAsks(false)}
          cancelLabel={words.cancel}
          confirm={() => {
            setAsks(false)
            void start(count)
          }}
          confirmLabel={words.confirm}
          title={words.confirmTitle(staffText(BULK_LABELS[action.name].choice), count)}
        >
          <p>{confirmation(action, secondReader)}</p>
        </ConfirmDialog>
      )}
    </InnerForm>
  )
}

/** What follows for the students. */
function confirmation(action: BulkAction, secondReader: RunView['secondReader']): string {
  const words = adminWords.run
  if (action.name === 'message') return words.confirmMessage
  return secondReader === 'all' ? words.secondReader.all : words.confirmText
}
