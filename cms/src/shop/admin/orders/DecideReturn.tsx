'use client'

import { Button } from '@payloadcms/ui'
import { formatPaise } from '@pravesh/shared/platform/money'
import { RETURN_REASON_LABELS, type ReturnDecision, returnRefundPaise } from '@pravesh/shared/shop/orders/returns'
import { orderStaffCalls } from '@pravesh/shared/shop/orders/staff-calls'
import { useState } from 'react'
import { ConfirmDialog } from '../../../platform/admin/form/ConfirmDialog.tsx'
import { Field } from '../../../platform/admin/form/Field.tsx'
import { useInvalidFocus } from '../../../platform/admin/form/use-invalid-focus.ts'
import { readRupees } from '../../../platform/admin/typed-rupees.ts'
import type { PanelOrder } from './panel-order.ts'
import { useDecision } from './use-decision.ts'
import { orderWords } from './words.ts'

const NONE = { answer: '', amount: '' }

/** Accepts a return with a refund, or rejects it; the buyer reads the answer. */
export function DecideReturn({ order }: { order: PanelOrder }) {
  const { busy, failure, decide } = useDecision(order.id)
  const mostPaise = order.totalPaise - (order.refundedPaise ?? 0)
  const proposed = Math.min(returnRefundPaise(order.returnReason ?? 'changedMind', order), mostPaise)
  const [answer, setAnswer] = useState('')
  const [typed, setTyped] = useState((proposed / 100).toFixed(2))
  const [restock, setRestock] = useState(false)
  const [problems, setProblems] = useState(NONE)
  const [accepting, setAccepting] = useState<number | null>(null)
  const form = useInvalidFocus<HTMLElement>(problems)

  function check(decision: ReturnDecision): number | null {
    const read = readRupees(typed)
    const paise = 'paise' in read ? read.paise : null
    const amount = 'problem' in read ? read.problem : amountProblem(paise, mostPaise)
    const found = {
      answer: answer.trim() === '' ? orderWords.noAnswer : '',
      amount: decision === 'accepted' ? amount : '',
    }
    setProblems(found)
    return found.answer === '' && found.amount === '' ? (paise ?? 0) : null
  }

  const reason = answer.trim()
  return (
    <section aria-busy={busy} aria-labelledby="decide-return" className="refunds" ref={form}>
      <h2 id="decide-return">{orderWords.returnHeading}</h2>
      {order.returnReason && <p>{orderWords.returnText(RETURN_REASON_LABELS[order.returnReason])}</p>}
      {order.returnNote && (
        <>
          <p>{orderWords.returnNote}</p>
          <blockquote className="order-note">{order.returnNote}</blockquote>
        </>
      )}
      {failure !== '' && (
        <p className="refunds__error" role="alert">
          {failure}
        </p>
      )}
      <div className="refunds__form">
        <Field hint={orderWords.answerHint} label={orderWords.answer} problem={problems.answer}>
          {(field) => (
            <textarea
              {...field}
              maxLength={1000}
              onChange={(event) => setAnswer(event.target.value)}
              rows={3}
              value={answer}
            />
          )}
        </Field>
        <Field hint={orderWords.refundHint(formatPaise(proposed))} label={orderWords.refund} problem={problems.amount}>
          {(field) => (
            <input {...field} inputMode="decimal" onChange={(event) => setTyped(event.target.value)} value={typed} />
          )}
        </Field>
        <label className="order-check">
          <input checked={restock} onChange={(event) => setRestock(event.target.checked)} type="checkbox" />
          {orderWords.restock}. {orderWords.restockHint}
        </label>
        <div className="refunds__buttons">
          <Button
            buttonStyle="secondary"
            margin={false}
            onClick={() => {
              if (check('rejected') !== null)
                void decide(orderStaffCalls.decideReturn, { decision: 'rejected', reason })
            }}
          >
            {busy ? orderWords.busy : orderWords.reject}
          </Button>
          <Button buttonStyle="primary" margin={false} onClick={() => setAccepting(check('accepted'))}>
            {orderWords.accept}
          </Button>
        </div>
      </div>
      {accepting !== null && (
        <ConfirmDialog
          cancel={() => setAccepting(null)}
          cancelLabel={orderWords.back}
          confirm={() => {
            setAccepting(null)
            const body = { decision: 'accepted', reason, refundPaise: accepting, restock }
            void decide(orderStaffCalls.decideReturn, body)
          }}
          confirmLabel={orderWords.acceptConfirm}
          title={orderWords.acceptTitle(formatPaise(accepting))}
        >
          <p>{orderWords.acceptEffect}</p>
        </ConfirmDialog>
      )}
    </section>
  )
}

function amountProblem(paise: number | null, mostPaise: number): string {
  if (paise === null) return orderWords.noAmount
  return paise > mostPaise ? orderWords.tooMuch(formatPaise(mostPaise)) : ''
}
