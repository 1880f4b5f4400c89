'use client'

import { useDocumentInfo } from '@payloadcms/ui'
import { refundCalls } from '@pravesh/shared/payments/refunds/staff-calls'
import { formatPaise } from '@pravesh/shared/platform/money'
import { useEffect, useRef } from 'react'
import { FailureAlert } from '../../../admin-kit/form/FailureAlert.tsx'
import { RefundForm } from './RefundForm.tsx'
import { RefundList } from './RefundList.tsx'
import { SettleForm } from './SettleForm.tsx'
import { useRefunds } from './use-refunds.ts'
import { refundWords } from './words.ts'

/** The refunds of a payment and, for staff with the permission, the form to request one. */
export function RefundPanel() {
  const { id } = useDocumentInfo()
  return id === undefined ? null : <Panel paymentId={String(id)} />
}

function Panel({ paymentId }: { paymentId: string }) {
  const { view, problem, busy, sent, send } = useRefunds(paymentId)
  const heading = useRef<HTMLHeadingElement>(null)
  // The form or button that had the focus is replaced.
  useEffect(() => {
    if (sent > 0) heading.current?.focus()
  }, [sent])
  return (
    <section aria-busy={busy} aria-labelledby="refunds-heading" className="admin-panel">
      <h2 id="refunds-heading" ref={heading} tabIndex={-1}>
        {refundWords.heading}
      </h2>
      <FailureAlert text={problem} />
      {view === null ? (
        problem === '' && <p role="status">{refundWords.loading}</p>
      ) : (
        <>
          <p role="status">
            {refundWords.totals(
              formatPaise(view.refundedPaise),
              formatPaise(view.amountPaise),
              formatPaise(view.refundablePaise),
            )}
          </p>
          <RefundList mayRefund={view.mayRefund} refunds={view.refunds} send={send} />
          {view.mayRefund && view.isMismatch && (
            <SettleForm paymentId={paymentId} busy={busy} send={(body) => send(refundCalls.settle, paymentId, body)} />
          )}
          {view.mayRefund && !view.isMismatch && view.obstacle !== null && <p>{view.obstacle}</p>}
          {view.waiting !== null && (
            <p>
              <a href={`/admin/collections/money-approvals/${view.waiting.id}`}>{view.waiting.change}</a>:{' '}
              {refundWords.waiting(view.waiting.requestedBy)}
            </p>
          )}
          {view.mayRefund && view.obstacle === null && view.waiting === null && (
            // Keyed by revision, so that a key is never used for another refund.
            <RefundForm
              paymentId={paymentId}
              busy={busy}
              key={view.revision}
              send={(body) => send(refundCalls.request, paymentId, body)}
              view={view}
            />
          )}
        </>
      )}
    </section>
  )
}
