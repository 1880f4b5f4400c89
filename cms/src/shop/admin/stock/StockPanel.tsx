'use client'

import { Button, toast, useAuth, useDocumentInfo } from '@payloadcms/ui'
import { stockStaffCalls } from '@pravesh/shared/shop/stock/staff-calls'
import { useRef, useState } from 'react'
import { callPortal } from '../../../platform/admin/form/call-portal.ts'
import { Field } from '../../../platform/admin/form/Field.tsx'
import { useInvalidFocus } from '../../../platform/admin/form/use-invalid-focus.ts'
import { idOf } from '../../../platform/database/relation.ts'
import { may } from '../../../staff/index.ts'
import { stockWords } from './words.ts'

/** On the stock of a book: changes the number of copies with a reason. */
export function StockPanel() {
  const { user } = useAuth()
  const { data, id } = useDocumentInfo()
  if (id === undefined || !data) return null
  const numberIn = (name: string) => (typeof data[name] === 'number' ? data[name] : 0)
  const bookId = idOf(data.book) ?? ''
  return (
    <section aria-labelledby="adjust-stock" className="refunds">
      <h2 id="adjust-stock">{stockWords.heading}</h2>
      <p>{stockWords.text(numberIn('copies'), numberIn('heldCopies'))}</p>
      {may(user, 'manage orders') && (
        <StockForm copies={numberIn('copies')} id={String(id)} revision={numberIn('revision')} />
      )}
      <a href={`/admin/collections/stock-movements?where[or][0][and][0][bookId][equals]=${bookId}`}>
        {stockWords.movements}
      </a>
    </section>
  )
}

interface StockFormProps {
  /** Of the stock row. */
  id: string
  copies: number
  revision: number
}

const NONE = { copies: '', reason: '', failure: '' }
const SHOWN_MS = 1200

function StockForm({ id, copies, revision }: StockFormProps) {
  const isSending = useRef(false)
  const [busy, setBusy] = useState(false)
  const [typed, setTyped] = useState(String(copies))
  const [reason, setReason] = useState('')
  const [problems, setProblems] = useState(NONE)
  const form = useInvalidFocus<HTMLDivElement>(problems)

  async function save() {
    const found = { copies: copiesProblem(typed, copies), reason: reason.trim() === '' ? stockWords.noReason : '' }
    setProblems({ ...NONE, ...found })
    // Ignores double clicks. The button is not disabled while sending, so that it keeps the focus.
    if (found.copies !== '' || found.reason !== '' || isSending.current) return
    isSending.current = true
    setBusy(true)
    const body = { copies: Number(typed), reason: reason.trim(), revision }
    const { ok, msg } = await callPortal(stockStaffCalls.adjustStock, { id, body })
    if (ok) {
      toast.success(msg)
      // Reload, because the page shows the stock in several places.
      setTimeout(() => location.reload(), SHOWN_MS)
      return
    }
    setProblems({ ...NONE, failure: msg })
    isSending.current = false
    setBusy(false)
  }

  return (
    <div className="refunds__form" ref={form}>
      {problems.failure !== '' && (
        <p className="refunds__error" role="alert">
          {problems.failure}
        </p>
      )}
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
      <Button buttonStyle="primary" margin={false} onClick={() => void save()}>
        {busy ? stockWords.busy : stockWords.save}
      </Button>
    </div>
  )
}

function copiesProblem(typed: string, current: number): string {
  if (!/^\d{1,7}$/.test(typed.trim())) return stockWords.notWhole
  return Number(typed) === current ? stockWords.same : ''
}
