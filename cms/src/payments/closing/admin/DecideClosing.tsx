'use client'

import { Button, useAuth, useDocumentInfo } from '@payloadcms/ui'
import { closingCalls } from '@pravesh/shared/payments/closing/staff-calls'
import { CLOSING_STATUSES, isClosed, isShut, isSigned } from '@pravesh/shared/payments/closing/status'
import { useState } from 'react'
import { FailureAlert } from '../../../admin-kit/form/FailureAlert.tsx'
import { Field } from '../../../admin-kit/form/Field.tsx'
import { InnerForm } from '../../../admin-kit/form/InnerForm.tsx'
import { useStaffChange } from '../../../admin-kit/form/use-staff-change.ts'
import { may } from '../../../staff/index.ts'
import { closingWords } from './words.ts'

/** On a signed day: closes it, or reopens it. */
export function DecideClosing() {
  const { user } = useAuth()
  const { data, id } = useDocumentInfo()
  const status = CLOSING_STATUSES.find((each) => each === data?.status)
  if (id === undefined || status === undefined || !isShut(status) || !may(user, 'close days')) return null
  const isOwn = data?.counterId === String(user?.id)
  const mayReopen = !isClosed(status) || may(user, 'reopen days')
  return (
    <section aria-labelledby="decide-closing" className="admin-panel">
      <h2 id="decide-closing">{closingWords.heading}</h2>
      {isSigned(status) && (isOwn ? <p>{closingWords.own}</p> : <Close id={String(id)} />)}
      {mayReopen && <Reopen id={String(id)} />}
    </section>
  )
}

function Close({ id }: { id: string }) {
  const { busy, failure, send } = useStaffChange(closingCalls.close, id)
  return (
    <>
      <p>{closingWords.text}</p>
      <FailureAlert text={failure} />
      <Button buttonStyle="primary" margin={false} onClick={() => void send({})}>
        {busy ? closingWords.busy : closingWords.close}
      </Button>
    </>
  )
}

function Reopen({ id }: { id: string }) {
  const { busy, failure, send } = useStaffChange(closingCalls.reopen, id)
  const [reason, setReason] = useState('')
  const [problem, setProblem] = useState('')
  const reopen = async () => {
    setProblem(reason.trim() === '' ? closingWords.noReason : '')
    return reason.trim() !== '' && send({ reason })
  }
  return (
    <InnerForm label={closingWords.reopen} send={reopen}>
      <p>{closingWords.reopenText}</p>
      <Field label={closingWords.reopenReason} problem={problem}>
        {(field) => (
          <input {...field} maxLength={1000} onChange={(event) => setReason(event.target.value)} value={reason} />
        )}
      </Field>
      <FailureAlert text={failure} />
      <Button buttonStyle="secondary" margin={false} onClick={() => void reopen()}>
        {busy ? closingWords.busy : closingWords.reopen}
      </Button>
    </InnerForm>
  )
}
