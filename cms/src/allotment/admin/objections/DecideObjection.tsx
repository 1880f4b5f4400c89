'use client'

import '../merit.css'
import { Button } from '@payloadcms/ui'
import { staffEntryCalls } from '@pravesh/shared/allotment/calls/staff-entry-calls'
import { useState } from 'react'
import { FailureAlert } from '../../../admin-kit/form/FailureAlert.tsx'
import { ReasonBox } from '../../../admin-kit/form/ReasonBox.tsx'
import { useTyped } from '../../../admin-kit/form/use-typed.ts'
import { resultWords } from '../result-words.ts'
import { useChange } from '../use-change.ts'

/** Accepts or refuses an objection, with a text for the applicant. */
export function DecideObjection({ id, reload }: { id: string; reload: () => void }) {
  const words = resultWords.objections
  const { text: reason, type: setReason, forget } = useTyped(`merit-objections/${id}/reason`)
  const [problem, setProblem] = useState('')
  const { problems, send } = useChange({
    call: staffEntryCalls.decideObjection,
    id,
    done: () => {
      forget()
      reload()
    },
  })

  function decide(decision: 'accepted' | 'refused') {
    setProblem(reason.trim() === '' ? words.noReason : '')
    if (reason.trim() !== '') void send({ decision, reason })
  }

  return (
    <div className="admin-form">
      <FailureAlert text={problems.text} />
      <ReasonBox change={setReason} hint={words.reasonHint} label={words.reason} problem={problem} reason={reason} />
      <div className="merit__row">
        <Button buttonStyle="primary" margin={false} onClick={() => decide('accepted')} size="small">
          {words.accept}
        </Button>
        <Button buttonStyle="secondary" margin={false} onClick={() => decide('refused')} size="small">
          {words.refuse}
        </Button>
      </div>
    </div>
  )
}
