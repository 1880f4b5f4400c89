'use client'

import './orders.css'
import { Button } from '@payloadcms/ui'
import { formatPaise } from '@pravesh/shared/platform/money'
import { isEverything, keptItems } from '@pravesh/shared/shop/orders/line-copies'
import { cancelRefundPaise } from '@pravesh/shared/shop/orders/line-refunds'
import { summaryOf, unitsOf } from '@pravesh/shared/shop/orders/lines'
import { orderStaffCalls } from '@pravesh/shared/shop/orders/staff-calls'
import { useState } from 'react'
import { ConfirmDialog } from '../../../admin-kit/form/ConfirmDialog.tsx'
import { FailureAlert } from '../../../admin-kit/form/FailureAlert.tsx'
import { Field } from '../../../admin-kit/form/Field.tsx'
import { useInvalidFocus } from '../../../admin-kit/form/use-invalid-focus.ts'
import { useStaffChange } from '../../../admin-kit/form/use-staff-change.ts'
import { useTyped } from '../../../admin-kit/form/use-typed.ts'
import { linesOfPart, orderCopies, restOf } from '../../lines/order-copies.ts'
import type { PanelOrder } from './panel-order.ts'
import { orderWords } from './words.ts'

const NONE = { copies: '', reason: '' }

/** Cancels an order whose parcel has not left, or some copies of it. */
export function CancelOrder({ order }: { order: PanelOrder }) {
  const { busy, failure, send } = useStaffChange(orderStaffCalls.cancelByStaff, order.id)
  const { text: reason, type: setReason, forget } = useTyped(`orders/${order.id}/reason`)
  const [problems, setProblems] = useState(NONE)
  const left = keptItems(orderCopies(order))
  const [items, setItems] = useState(left)
  const chosen = items.filter(({ units }) => units > 0)
  const isAll = isEverything(left, chosen)
  const lines = linesOfPart(order, left)
  const refundPaise = isAll ? restOf(order) : Math.min(cancelRefundPaise(order.lines, chosen), restOf(order))
  const [asks, setAsks] = useState(false)
  const form = useInvalidFocus<HTMLElement>(problems)

  function setUnits(bookId: string, units: number) {
    setItems((before) => before.map((item) => (item.bookId === bookId ? { bookId, units } : item)))
  }

  function ask() {
    const found = {
      copies: chosen.length === 0 ? orderWords.noCopies : '',
      reason: reason.trim() === '' ? orderWords.noReason : '',
    }
    setProblems(found)
    if (found.copies === '' && found.reason === '') setAsks(true)
  }

  return (
    <section aria-busy={busy} aria-labelledby="cancel-order" className="admin-panel" ref={form}>
      <h2 id="cancel-order">{orderWords.cancelHeading}</h2>
      <p>{orderWords.cancelText}</p>
      <FailureAlert text={failure} />
      <div className="admin-form">
        {(lines.length > 1 || lines.some(({ units }) => units > 1)) && (
          <fieldset className="order-copies">
            <legend>{orderWords.cancelCopies}</legend>
            {lines.map(({ bookId, name, units }) => (
              <Field key={bookId} label={orderWords.cancelCopiesOf(name, units)} problem={problems.copies}>
                {(field) => (
                  <select
                    {...field}
                    onChange={(event) => setUnits(bookId, Number(event.target.value))}
                    value={unitsOf(items, bookId)}
                  >
                    {Array.from({ length: units + 1 }, (_, copies) => (
                      // biome-ignore lint/suspicious/noArrayIndexKey: the number of copies is the choice itself
                      <option key={copies} value={copies}>
                        {copies}
                      </option>
                    ))}
                  </select>
                )}
              </Field>
            ))}
          </fieldset>
        )}
        <Field hint={orderWords.cancelHint} label={orderWords.cancelReason} problem={problems.reason}>
          {(field) => (
            <textarea
              {...field}
              maxLength={1000}
              onChange={(event) => setReason(event.target.value)}
              rows={2}
              value={reason}
            />
          )}
        </Field>
        <Button buttonStyle="secondary" margin={false} onClick={ask}>
          {busy ? orderWords.busy : isAll ? orderWords.cancel : orderWords.cancelPart}
        </Button>
      </div>
      {asks && (
        <ConfirmDialog
          cancel={() => setAsks(false)}
          cancelLabel={orderWords.keep}
          confirm={() => {
            setAsks(false)
            const part = isAll ? {} : { items: chosen, revision: order.revision }
            void send({ reason: reason.trim(), ...part }).then((isDone) => isDone && forget())
          }}
          confirmLabel={orderWords.cancelConfirm}
          title={isAll ? orderWords.cancelTitle : orderWords.cancelPartTitle(summaryOf(linesOfPart(order, chosen)))}
        >
          <p>{orderWords.cancelEffect(formatPaise(refundPaise))}</p>
        </ConfirmDialog>
      )}
    </section>
  )
}
