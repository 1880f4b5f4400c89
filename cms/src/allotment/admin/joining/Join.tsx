'use client'

import { type OfferRow, runCalls } from '@pravesh/shared/allotment/calls/run-calls'
import { ConfirmedButton } from '../../../admin-kit/form/ConfirmedButton.tsx'
import { FailureAlert } from '../../../admin-kit/form/FailureAlert.tsx'
import { resultWords } from '../result-words.ts'
import { useChange } from '../use-change.ts'
import { meritWords } from '../words.ts'

interface JoinProps {
  offer: OfferRow
  reload: () => void
}

/** Confirms that the originals were shown. */
export function Join({ offer: { id, revision, studentName }, reload }: JoinProps) {
  const words = resultWords.joining
  const { busy, problems, send } = useChange({ call: runCalls.join, id, done: reload })
  return (
    <>
      <FailureAlert text={problems.text} />
      <ConfirmedButton
        ariaLabel={`${words.join}: ${studentName}`}
        busyLabel={busy ? meritWords.busy : undefined}
        cancelLabel={meritWords.cancel}
        confirm={() => void send({ revision })}
        confirmLabel={words.join}
        label={words.join}
        size="small"
        title={words.joinTitle(studentName)}
      >
        <p>{words.joinText}</p>
      </ConfirmedButton>
    </>
  )
}
