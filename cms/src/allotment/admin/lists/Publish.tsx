'use client'

import { type ListPreview, staffEntryCalls } from '@pravesh/shared/allotment/calls/staff-entry-calls'
import { useState } from 'react'
import { ConfirmedButton } from '../../../admin-kit/form/ConfirmedButton.tsx'
import { FailureAlert } from '../../../admin-kit/form/FailureAlert.tsx'
import { ReasonBox } from '../../../admin-kit/form/ReasonBox.tsx'
import { useTyped } from '../../../admin-kit/form/use-typed.ts'
import { resultWords } from '../result-words.ts'
import { useChange } from '../use-change.ts'
import { meritWords } from '../words.ts'

interface PublishProps {
  id: string
  preview: ListPreview
  /** Whether rows change by which seats were given. */
  asksReason: boolean
}

/** Publishes a list as it was previewed. */
export function Publish({ id, preview: { kind, version, hash }, asksReason }: PublishProps) {
  const words = resultWords.lists
  const [problem, setProblem] = useState('')
  const { text: typed, type, forget } = useTyped(`merit-lists/${id}/reason`)
  const { busy, problems, send } = useChange({ call: staffEntryCalls.publishList, id })
  const reason = asksReason ? typed.trim() : ''

  async function publish(): Promise<void> {
    const isMissing = asksReason && reason === ''
    setProblem(isMissing ? words.noReason : '')
    if (isMissing) return
    // After a refusal, what was typed stays.
    if (await send({ kind, version, hash, reason })) forget()
  }

  return (
    <div className="admin-form">
      <FailureAlert text={problems.text} />
      {asksReason && (
        <ReasonBox change={type} hint={words.reasonHint} label={words.reason} problem={problem} reason={typed} />
      )}
      <ConfirmedButton
        busyLabel={busy ? meritWords.busy : undefined}
        buttonStyle="primary"
        cancelLabel={meritWords.cancel}
        confirm={() => void publish()}
        confirmLabel={words.publish}
        label={words.publish}
        title={words.publishTitle}
      >
        <p>{words.publishText}</p>
        {kind === 'final' && <p>{words.publishFinal}</p>}
      </ConfirmedButton>
    </div>
  )
}
