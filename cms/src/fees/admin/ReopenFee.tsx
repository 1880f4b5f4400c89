'use client'

import './fee-decision.css'
import { Button, useAuth, useDocumentInfo } from '@payloadcms/ui'
import { feeStaffCalls } from '@pravesh/shared/fees/review/staff-calls'
import { useState } from 'react'
import { FailureAlert } from '../../admin-kit/form/FailureAlert.tsx'
import { useStaffChange } from '../../admin-kit/form/use-staff-change.ts'
import { istDay } from '../../foundation/formats.ts'
import { partOf } from '../../foundation/languages/staff-words.ts'
import { may } from '../../staff/index.ts'
import { reopeningsOf } from '../dues/reopenings.ts'
import { ReasonForm } from './ReasonForm.tsx'
import { feeAdminWords } from './words.ts'

const words = partOf(() => feeAdminWords.reopen)

/** Opens a refunded fee again, for staff who may, and shows who did so before. */
export function ReopenFee() {
  const { user } = useAuth()
  const { data, id } = useDocumentInfo()
  const mayReopen = data?.status === 'refunded' && may(user, 'review fee payments')
  const past = data ? reopeningsOf({ reopenings: data.reopenings }) : []
  if (id === undefined || (!mayReopen && past.length === 0)) return null
  return (
    <section aria-labelledby="reopen-fee" className="field-type fee-decision">
      <h2 id="reopen-fee">{mayReopen ? words.heading : words.past}</h2>
      {past.map(({ at, by, reason, transactionId }) => (
        <p key={at}>
          {words.entry(istDay(at), by, transactionId)}
          <br />
          {reason}
        </p>
      ))}
      {mayReopen && <Reopen id={String(id)} transactionId={String(data.paymentId)} />}
    </section>
  )
}

function Reopen({ id, transactionId }: { id: string; transactionId: string }) {
  const { busy, failure, send, setFailure } = useStaffChange(feeStaffCalls.reopen, id)
  const [asking, setAsking] = useState(false)
  return (
    <>
      <p>{words.consequence}</p>
      <FailureAlert text={failure} />
      {asking ? (
        <ReasonForm
          busy={busy}
          cancel={() => {
            setFailure('')
            setAsking(false)
          }}
          send={(reason) => void send({ reason, transactionId })}
          words={words}
        />
      ) : (
        <div className="fee-decision__buttons">
          <Button buttonStyle="secondary" margin={false} onClick={() => setAsking(true)}>
            {words.open}
          </Button>
        </div>
      )}
    </>
  )
}
