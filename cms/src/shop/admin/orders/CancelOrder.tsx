'use client'

import { Button } from '@payloadcms/ui'
import { formatPaise } from '@pravesh/shared/platform/money'
import { orderStaffCalls } from '@pravesh/shared/shop/orders/staff-calls'
import { useState } from 'react'
import { ConfirmDialog } from '../../../admin-kit/form/ConfirmDialog.tsx'
import { FailureAlert } from '../../../admin-kit/form/FailureAlert.tsx'
import { Field } from '../../../admin-kit/form/Field.tsx'
import { useInvalidFocus } from '../../../admin-kit/form/use-invalid-focus.ts'
import { useStaffChange } from '../../../admin-kit/form/use-staff-change.ts'
import { useTyped } from '../../../admin-kit/form/use-typed.ts'
import type { PanelOrder } from './panel-order.ts'
import { orderWords } from './words.ts'

/** Cancels an order whose parcel has not left. */
export function CancelOrder({ order }: { order: PanelOrder }) {
  const { busy, failure, send } = useStaffChange(orderStaffCalls.cancelByStaff, order.id)
  const { text: reason, type: setReason, forget } = useTyped(`orders/${order.id}/reason`)
  const [problem, setProblem] = useState('')
  const [asks, setAsks] = useState(false)
  const form = useInvalidFocus<HTMLElement>(problem)

  function ask() {
    const missing = reason.trim() === ''
    setProblem(missing ? orderWords.noReason : '')
    if (!missing) setAsks(true)
  }

  return (
    <section aria-busy={busy} aria-labelledby="cancel-order" className="admin-panel" ref={form}>
      <h2 id="cancel-order">{orderWords.cancelHeading}</h2>
      <p>{orderWords.cancelText}</p>
      <FailureAlert text={failure} />
      <div className="admin-form">
        <Field hint={orderWords.cancelHint} label={orderWords.cancelReason} problem={problem}>
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
          {busy ? orderWords.busy : orderWords.cancel}
        </Button>
      </div>
      {asks && (
        <ConfirmDialog
          cancel={() => setAsks(false)}
          cancelLabel={orderWords.keep}
          confirm={() => {
            setAsks(false)
            void send({ reason: reason.trim() }).then((isDone) => isDone && forget())
          }}
          confirmLabel={orderWords.cancelConfirm}
          title={orderWords.cancelTitle}
        >
          <p>{orderWords.cancelEffect(formatPaise(order.totalPaise - (order.refundedPaise ?? 0)))}</p>
        </ConfirmDialog>
      )}
    </section>
  )
}
