'use client'

import './refunds.css'
import { Button } from '@payloadcms/ui'
import type { ShownRefund } from '@pravesh/shared/payments/refunds/refund-view'
import { refundCalls } from '@pravesh/shared/payments/refunds/staff-calls'
import { REFUND_KIND_LABELS, REFUND_LABELS } from '@pravesh/shared/payments/refunds/status'
import { formatPaise } from '@pravesh/shared/platform/money'
import type { WireCall } from '@pravesh/shared/platform/wire-call'
import { useState } from 'react'
import { Field } from '../../../admin-kit/form/Field.tsx'
import { istTime } from '../../../foundation/formats.ts'
import { staffText } from '../../../foundation/languages/staff-text.ts'
import { refundWords } from './words.ts'

type Send = (call: WireCall, id: string, body?: object) => Promise<boolean>

interface RefundListProps {
  refunds: readonly ShownRefund[]
  mayRefund: boolean
  send: Send
}

/** The refunds of a payment with their state. */
export function RefundList({ refunds, mayRefund, send }: RefundListProps) {
  if (refunds.length === 0) return <p>{refundWords.none}</p>
  return (
    <ol className="admin-entries">
      {refunds.map((refund) => (
        <li className={`admin-entries__item refund--${refund.status}`} key={refund.id}>
          <strong>
            {formatPaise(refund.amountPaise)}, {staffText(REFUND_LABELS[refund.status])}
          </strong>
          <span>
            {staffText(REFUND_KIND_LABELS[refund.kind])}.{' '}
            {refundWords.by(refund.requestedBy, istTime(refund.requestedAt))}. {refund.refundId}
          </span>
          <span>{refund.reason}</span>
          {refund.calculation !== '' && <span>{refund.calculation}</span>}
          {refund.note !== '' && <span>{refund.note}</span>}
          {mayRefund && refund.isToPayOut && <PayOut refund={refund} send={send} />}
          {mayRefund && refund.needsAttention && (
            <Button
              buttonStyle="secondary"
              margin={false}
              onClick={() => void send(refundCalls.resolve, refund.id)}
              size="small"
            >
              {refundWords.resolve}
            </Button>
          )}
        </li>
      ))}
    </ol>
  )
}

function PayOut({ refund, send }: { refund: ShownRefund; send: Send }) {
  const [reference, setReference] = useState('')
  return (
    <div className="refund-pay-out">
      <Field label={refundWords.reference}>
        {(field) => (
          <input {...field} maxLength={100} onChange={(event) => setReference(event.target.value)} value={reference} />
        )}
      </Field>
      <Button
        buttonStyle="secondary"
        margin={false}
        onClick={() => void send(refundCalls.payOut, refund.id, { reference })}
        size="small"
      >
        {refundWords.payOut}
      </Button>
    </div>
  )
}
