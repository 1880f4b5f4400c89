'use client'

import { Button } from '@payloadcms/ui'
import { calculateRefund } from '@pravesh/shared/payments/refunds/calculate-refund'
import { proposedPaise, type RefundView } from '@pravesh/shared/payments/refunds/refund-view'
import type { RefundRequest } from '@pravesh/shared/payments/refunds/staff-calls'
import { explainRefund } from '@pravesh/shared/payments/refunds/terms-text'
import { formatPaise } from '@pravesh/shared/platform/money'
import { useRef, useState } from 'react'
import { Field } from '../../../admin-kit/form/Field.tsx'
import { useInvalidFocus } from '../../../admin-kit/form/use-invalid-focus.ts'
import { useTyped } from '../../../admin-kit/form/use-typed.ts'
import { readRupees } from '../../../admin-kit/money/typed-rupees.ts'
import { staffLanguage } from '../../../foundation/languages/staff-language.ts'
import { RefundDialog } from './RefundDialog.tsx'
import { refundWords } from './words.ts'

interface RefundFormProps {
  paymentId: string
  view: RefundView
  busy: boolean
  send: (body: RefundRequest) => Promise<boolean>
}

/** Proposes the amount that the terms return, asks for a reason, and requests the refund after a confirmation. */
export function RefundForm({ paymentId, view, busy, send }: RefundFormProps) {
  const key = useRef(crypto.randomUUID())
  const [noticeDay, setNoticeDay] = useState(view.today)
  const calculated = view.terms && calculateRefund({ terms: view.terms, amountPaise: view.amountPaise, noticeDay })
  const proposed = calculated ? proposedPaise(view, calculated.refundPaise) : view.refundablePaise
  const [typed, setTyped] = useState<string | null>(null)
  const shown = typed ?? plainRupees(proposed)
  const read = readRupees(shown)
  const paise = 'paise' in read ? read.paise : null
  const differs = calculated !== null && paise !== proposed
  const { text: reason, type: setReason, forget } = useTyped(`payments/${paymentId}/refund`)
  const [problems, setProblems] = useState({ amount: '', reason: '' })
  const form = useInvalidFocus<HTMLDivElement>(problems)
  const [confirming, setConfirming] = useState<number | null>(null)

  function ask() {
    const amount = 'problem' in read ? read.problem : amountProblem(read.paise, view.refundablePaise)
    setProblems({ amount, reason: reason.trim() === '' ? refundWords.noReason : '' })
    if (amount === '' && reason.trim() !== '') setConfirming(paise)
  }

  async function confirm(amountPaise: number) {
    setConfirming(null)
    const body = { amountPaise, reason: reason.trim(), noticeDay, revision: view.revision, key: key.current }
    if (await send(body)) forget()
  }

  return (
    <div className="admin-form" ref={form}>
      {view.isDuplicate && <p>{refundWords.duplicate}</p>}
      {calculated ? (
        <>
          <Field label={refundWords.noticeDay}>
            {(field) => (
              <input
                {...field}
                max={view.today}
                onChange={(event) => setNoticeDay(event.target.value || view.today)}
                type="date"
                value={noticeDay}
              />
            )}
          </Field>
          <p role="status">
            {refundWords.calculated}:{' '}
            {explainRefund(calculated, { texts: refundWords.explanations, locale: staffLanguage() })}
          </p>
        </>
      ) : (
        !view.isDuplicate && <p>{refundWords.noTerms}</p>
      )}
      <Field hint={differs ? refundWords.differs : ''} label={refundWords.amount} problem={problems.amount}>
        {(field) => (
          <input {...field} inputMode="decimal" onChange={(event) => setTyped(event.target.value)} value={shown} />
        )}
      </Field>
      <Field hint={refundWords.reasonHint} label={refundWords.reason} problem={problems.reason}>
        {(field) => (
          <textarea
            {...field}
            maxLength={1000}
            onChange={(event) => setReason(event.target.value)}
            rows={3}
            value={reason}
          />
        )}
      </Field>
      <Button buttonStyle="primary" margin={false} onClick={ask}>
        {busy ? refundWords.busy : refundWords.ask}
      </Button>
      {confirming !== null && (
        <RefundDialog
          amount={formatPaise(confirming)}
          cancel={() => setConfirming(null)}
          confirm={() => void confirm(confirming)}
          isFull={confirming === view.refundablePaise && !view.isDuplicate}
          isManual={view.isManual}
        />
      )}
    </div>
  )
}

function amountProblem(paise: number | null, mostPaise: number): string {
  if (!paise) return refundWords.noAmount
  return paise > mostPaise ? refundWords.tooMuch(formatPaise(mostPaise)) : ''
}

/** As `readRupees` reads it: `1200` or `1200.50`. */
function plainRupees(paise: number): string {
  return (paise / 100).toFixed(paise % 100 === 0 ? 0 : 2)
}
