'use client'

import { type OfferRow, runCalls } from '@pravesh/shared/allotment/calls/run-calls'
import { useRef, useState } from 'react'
import { ConfirmedButton } from '../../../admin-kit/form/ConfirmedButton.tsx'
import { FailureAlert } from '../../../admin-kit/form/FailureAlert.tsx'
import { originalWords } from '../original-words.ts'
import { resultWords } from '../result-words.ts'
import { useChange } from '../use-change.ts'
import { meritWords } from '../words.ts'
import { Originals } from './Originals.tsx'

interface JoinProps {
  offer: OfferRow
  reload: () => void
}

/** Confirms that the originals were shown and agree with the copies. */
export function Join({ offer: { id, revision, studentName, documents }, reload }: JoinProps) {
  const words = resultWords.joining
  const { busy, problems, send } = useChange({ call: runCalls.join, id, done: reload })
  const [seen, setSeen] = useState<string[]>([])
  const [isTried, setTried] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const isComplete = documents.every((document) => seen.includes(document.id))

  function mayConfirm() {
    setTried(!isComplete)
    if (!isComplete) box.current?.querySelector<HTMLInputElement>('input:not(:checked)')?.focus()
    return isComplete
  }

  return (
    <>
      <FailureAlert text={problems.fields.documents ?? problems.text} />
      <ConfirmedButton
        ariaLabel={`${words.join}: ${studentName}`}
        busyLabel={busy ? meritWords.busy : undefined}
        cancelLabel={meritWords.cancel}
        confirm={() => void send({ revision, documents: documents.map((document) => document.id) })}
        confirmLabel={words.join}
        label={words.join}
        mayConfirm={mayConfirm}
        size="small"
        title={words.joinTitle(studentName)}
      >
        <p>{originalWords.text}</p>
        <div ref={box}>
          <Originals
            change={setSeen}
            documents={documents}
            error={isTried && !isComplete ? originalWords.missing : ''}
            seen={seen}
          />
        </div>
        <p>{originalWords.differs}</p>
      </ConfirmedButton>
    </>
  )
}
