'use client'

import { Button } from '@payloadcms/ui'
import { type OfferRow, runCalls } from '@pravesh/shared/allotment/calls/run-calls'
import { useState } from 'react'
import { ConfirmDialog } from '../../../admin-kit/form/ConfirmDialog.tsx'
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
  const [asks, setAsks] = useState(false)
  const { busy, problems, send } = useChange({ call: runCalls.join, id, done: reload })
  return (
    <>
      <FailureAlert text={problems.text} />
      <Button
        aria-label={`${words.join}: ${studentName}`}
        buttonStyle="secondary"
        margin={false}
        onClick={() => setAsks(true)}
        size="small"
      >
        {busy ? meritWords.busy : words.join}
      </Button>
      {asks && (
        <ConfirmDialog
          cancel={() => setAsks(false)}
          cancelLabel={meritWords.cancel}
          confirm={() => {
            setAsks(false)
            void send({ revision })
          }}
          confirmLabel={words.join}
          title={words.joinTitle(studentName)}
        >
          <p>{words.joinText}</p>
        </ConfirmDialog>
      )}
    </>
  )
}
