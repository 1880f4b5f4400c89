'use client'

import './orders.css'
import { Button } from '@payloadcms/ui'
import { formatPaise } from '@pravesh/shared/platform/money'
import { returnRefundPaise } from '@pravesh/shared/shop/orders/line-refunds'
import { summaryOf } from '@pravesh/shared/shop/orders/lines'
import { RETURN_REASON_LABELS, type ReturnDecision, returnAmountProblem } from '@pravesh/shared/shop/orders/returns'
import { orderStaffCalls } from '@pravesh/shared/shop/orders/staff-calls'
import { useState } from 'react'
import { ConfirmDialog } from '../../../admin-kit/form/ConfirmDialog.tsx'
import { FailureAlert } from '../../../admin-kit/form/FailureAlert.tsx'
import { Field } from '../../../admin-kit/form/Field.tsx'
import { useInvalidFocus } from '../../../admin-kit/form/use-invalid-focus.ts'
import { useStaffChange } from '../../../admin-kit/form/use-staff-change.ts'
import { useTyped } from '../../../admin-kit/form/use-typed.ts'
import { readRupees } from '../../../admin-kit/money/typed-rupees.ts'
import { linesOfPart, restOf, returningItems } from '../../lines/order-copies.ts'
import type { PanelOrder } from './panel-order.ts'
import { orderWords } from './words.ts'

const NONE = { answer: '', amount: '' }

/** A decision that staff are asked to confirm. */
interface Confirming {
  decision: ReturnDecision
  refundPaise: number
}

/** Accepts a return with a refund, or rejects it; the buyer reads the answer. */
export function DecideReturn({ order }: { order: PanelOrder }) {
  const { busy, failure, send } = useStaffChange(orderStaffCalls.decideReturn, order.id)
  const items = returningItems(order)
  const mostPaise = restOf(order)
  const proposed = Math.min(returnRefundPaise(order.returnReason ?? 'changedMind', order, items), mostPaise)
  const { text: answer, type: setAnswer, forget } = useTyped(`orders/${order.id}/answer`)
  const [typed, setTyped] = useState((proposed / 100).toFixed(2))
  const [restock, setRestock] = useState(false)
  const [problems, setProblems] = useState(NONE)
  const [confirming, setConfirming] = useState<Confirming | null>(null)
  const form = useInvalidFocus<HTMLElement>(problems)

  function propose(decision: ReturnDecision) {
    const isAccepted = decision === 'accepted'
    const read = readRupees(typed)
    const paise = 'paise' in read ? read.paise : null
    const amount = 'problem' in read ? read.problem : amountProblem(paise, mostPaise)
    const found = { answer: answer.trim() === '' ? orderWords.noAnswer : '', amount: isAccepted ? amount : '' }
    setProblems(found)
    if (found.answer !== '' || found.amount !== '') return
    setConfirming({ decision, refundPaise: isAccepted ? (paise ?? 0) : 0 })
  }

  const reason = answer.trim()
  async function decide({ decision, refundPaise }: Confirming) {
    const isRestocked = decision === 'accepted' && restock
    const body = { decision, refundPaise, reason, restock: isRestocked, revision: order.revision }
    if (await send(body)) forget()
  }

  return (
    <section aria-busy={busy} aria-labelledby="decide-return" className="admin-panel" ref={form}>
      <h2 id="decide-return">{orderWords.returnHeading}</h2>
      <p>{orderWords.returnBooks(summaryOf(linesOfPart(order, items)))}</p>
      {order.returnReason && <p>{orderWords.returnText(RETURN_REASON_LABELS[order.returnReason])}</p>}
      {order.returnNote && (
        <>
          <p>{orderWords.returnNote}</p>
          <blockquote className="order-note">{order.returnNote}</blockquote>
        </>
      )}
      <FailureAlert text={failure} />
      <div className="admin-form">
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
        <div className="admin-form__buttons">
          <Button buttonStyle="secondary" margin={false} onClick={() => propose('rejected')}>
            {busy ? orderWords.busy : orderWords.reject}
          </Button>
          <Button buttonStyle="primary" margin={false} onClick={() => propose('accepted')}>
            {orderWords.accept}
          </Button>
        </div>
      </div>
      {confirming && (
        <ConfirmDialog
          cancel={() => setConfirming(null)}
          cancelLabel={orderWords.back}
          confirm={() => {
            setConfirming(null)
            void decide(confirming)
          }}
          {...questionOf(confirming)}
        >
          <p>{orderWords.decideEffect}</p>
        </ConfirmDialog>
      )}
    </section>
  )
}

function questionOf({ decision, refundPaise }: Confirming) {
  if (decision === 'rejected') return { title: orderWords.rejectTitle, confirmLabel: orderWords.rejectConfirm }
  return refundPaise === 0
    ? { title: orderWords.acceptUnpaidTitle, confirmLabel: orderWords.acceptUnpaidConfirm }
    : { title: orderWords.acceptTitle(formatPaise(refundPaise)), confirmLabel: orderWords.acceptConfirm }
}

function amountProblem(paise: number | null, mostPaise: number): string {
  return paise === null ? orderWords.noAmount : returnAmountProblem(paise, mostPaise)
}
