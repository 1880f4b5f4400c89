'use client'

import './orders.css'
import { Button } from '@payloadcms/ui'
import { formatPaise } from '@pravesh/shared/platform/money'
import { returnRefundPaise } from '@pravesh/shared/shop/orders/line-refunds'
import { type ReturnDecision, type ReturnStage, returnAmountProblem } from '@pravesh/shared/shop/orders/returns'
import { orderStaffCalls } from '@pravesh/shared/shop/orders/staff-calls'
import { useState } from 'react'
import { ConfirmDialog } from '../../../admin-kit/form/ConfirmDialog.tsx'
import { FailureAlert } from '../../../admin-kit/form/FailureAlert.tsx'
import { Field } from '../../../admin-kit/form/Field.tsx'
import { useInvalidFocus } from '../../../admin-kit/form/use-invalid-focus.ts'
import { useStaffChange } from '../../../admin-kit/form/use-staff-change.ts'
import { useTyped } from '../../../admin-kit/form/use-typed.ts'
import { readRupees } from '../../../admin-kit/money/typed-rupees.ts'
import { restOf, returningItems } from '../../lines/order-copies.ts'
import type { PanelOrder } from './panel-order.ts'
import { returnWords } from './return-words.ts'

const NONE = { answer: '', amount: '' }

/** A decision that staff are asked to confirm. */
interface Confirming {
  decision: ReturnDecision
  refundPaise: number
}

interface DecideReturnProps {
  order: PanelOrder
  stage: ReturnStage
}

/** Accepts a return whose books were checked, with a refund, or rejects it; the buyer reads the answer. */
export function DecideReturn({ order, stage }: DecideReturnProps) {
  const mayAccept = stage === 'received'
  const { busy, failure, send } = useStaffChange(orderStaffCalls.decideReturn, order.id)
  const items = returningItems(order)
  const mostPaise = restOf(order)
  const proposed = Math.min(returnRefundPaise(order.returnReason ?? 'changedMind', order, items), mostPaise)
  const { text: answer, type: setAnswer, forget } = useTyped(`orders/${order.id}/answer`)
  const [typed, setTyped] = useState((proposed / 100).toFixed(2))
  const [restock, setRestock] = useState(false)
  const [problems, setProblems] = useState(NONE)
  const [confirming, setConfirming] = useState<Confirming | null>(null)
  const form = useInvalidFocus<HTMLDivElement>(problems)

  function propose(decision: ReturnDecision) {
    const isAccepted = decision === 'accepted'
    const read = readRupees(typed)
    const paise = 'paise' in read ? read.paise : null
    const amount = 'problem' in read ? read.problem : amountProblem(paise, mostPaise)
    const found = { answer: answer.trim() === '' ? returnWords.noAnswer : '', amount: isAccepted ? amount : '' }
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
    <div aria-busy={busy} ref={form}>
      <FailureAlert text={failure} />
      <div className="admin-form">
        <Field hint={returnWords.answerHint} label={returnWords.answer} problem={problems.answer}>
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
        {mayAccept && (
          <>
            <Field
              hint={returnWords.refundHint(formatPaise(proposed))}
              label={returnWords.refund}
              problem={problems.amount}
            >
              {(field) => (
                <input
                  {...field}
                  inputMode="decimal"
                  onChange={(event) => setTyped(event.target.value)}
                  value={typed}
                />
              )}
            </Field>
            <label className="order-check">
              <input checked={restock} onChange={(event) => setRestock(event.target.checked)} type="checkbox" />
              {returnWords.restock}. {returnWords.restockHint}
            </label>
          </>
        )}
        <div className="admin-form__buttons">
          <Button buttonStyle="secondary" margin={false} onClick={() => propose('rejected')}>
            {busy ? returnWords.busy : returnWords.reject}
          </Button>
          {mayAccept && (
            <Button buttonStyle="primary" margin={false} onClick={() => propose('accepted')}>
              {returnWords.accept}
            </Button>
          )}
        </div>
      </div>
      {confirming && (
        <ConfirmDialog
          cancel={() => setConfirming(null)}
          cancelLabel={returnWords.back}
          confirm={() => {
            setConfirming(null)
            void decide(confirming)
          }}
          {...questionOf(confirming)}
        >
          <p>{confirming.decision === 'accepted' ? returnWords.acceptEffect : returnWords.rejectEffect}</p>
        </ConfirmDialog>
      )}
    </div>
  )
}

function questionOf({ decision, refundPaise }: Confirming) {
  if (decision === 'rejected') return { title: returnWords.rejectTitle, confirmLabel: returnWords.rejectConfirm }
  return refundPaise === 0
    ? { title: returnWords.acceptUnpaidTitle, confirmLabel: returnWords.acceptUnpaidConfirm }
    : { title: returnWords.acceptTitle(formatPaise(refundPaise)), confirmLabel: returnWords.acceptConfirm }
}

function amountProblem(paise: number | null, mostPaise: number): string {
  return paise === null ? returnWords.noAmount : returnAmountProblem(paise, mostPaise)
}
