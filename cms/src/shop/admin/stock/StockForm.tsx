'use client'

import { Button } from '@payloadcms/ui'
import { stockStaffCalls } from '@pravesh/shared/shop/stock/staff-calls'
import { useState } from 'react'
import { FailureAlert } from '../../../admin-kit/form/FailureAlert.tsx'
import { Field } from '../../../admin-kit/form/Field.tsx'
import { useInvalidFocus } from '../../../admin-kit/form/use-invalid-focus.ts'
import { useStaffChange } from '../../../admin-kit/form/use-staff-change.ts'
import { stockWords } from './words.ts'

interface StockFormProps {
  /** Of the stock row. */
  id: string
  copies: number
  revision: number
  /** Proposed. */
  reason?: string
}

const NONE = { copies: '', reason: '' }

/** Changes the number of copies of a book with a reason. */
export function StockForm({ id, copies, revision, reason: proposed = '' }: StockFormProps) {
  const { busy, failure, send } = useStaffChange(stockStaffCalls.adjustStock, id)
  const [typed, setTyped] = useState(String(copies))
  const [reason, setReason] = useState(proposed)
  const [problems, setProblems] = useState(NONE)
  const form = useInvalidFocus<HTMLDivElement>(problems)

  function save() {
    const found = { copies: copiesProblem(typed, copies), reason: reason.trim() === '' ? stockWords.noReason : '' }
    setProblems(found)
    if (found.copies === '' && found.reason === '')
      void send({ copies: Number(typed), reason: reason.trim(), revision })
  }

  return (
    <div className="admin-form" ref={form}>
      <FailureAlert text={failure} />
      <Field hint={stockWords.copiesHint} label={stockWords.copies} problem={problems.copies}>
        {(field) => (
          <input {...field} inputMode="numeric" onChange={(event) => setTyped(event.target.value)} value={typed} />
        )}
      </Field>
      <Field hint={stockWords.reasonHint} label={stockWords.reason} problem={problems.reason}>
        {(field) => (
          <input {...field} maxLength={500} onChange={(event) => setReason(event.target.value)} value={reason} />
        )}
      </Field>
      <Button buttonStyle="primary" margin={false} onClick={save}>
        {busy ? stockWords.busy : stockWords.save}
      </Button>
    </div>
  )
}

function copiesProblem(typed: string, current: number): string {
  if (!/^\d{1,7}$/.test(typed.trim())) return stockWords.notWhole
  return Number(typed) === current ? stockWords.same : ''
}
