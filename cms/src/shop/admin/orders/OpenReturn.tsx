'use client'

import './orders.css'
import { Button } from '@payloadcms/ui'
import { summaryOf } from '@pravesh/shared/shop/orders/lines'
import { RETURN_REASON_LABELS, type ReturnStage } from '@pravesh/shared/shop/orders/returns'
import { orderStaffCalls } from '@pravesh/shared/shop/orders/staff-calls'
import { FailureAlert } from '../../../admin-kit/form/FailureAlert.tsx'
import { useStaffChange } from '../../../admin-kit/form/use-staff-change.ts'
import { staffText } from '../../../foundation/languages/staff-text.ts'
import { linesOfPart, returningItems } from '../../lines/order-copies.ts'
import { AwaitReturn } from './AwaitReturn.tsx'
import { DecideReturn } from './DecideReturn.tsx'
import type { PanelOrder } from './panel-order.ts'
import { returnWords } from './return-words.ts'

interface OpenReturnProps {
  order: PanelOrder
  stage: ReturnStage
}

/** An open return at its stage: the request is answered, the parcel arrives, the books are checked and decided on. */
export function OpenReturn({ order, stage }: OpenReturnProps) {
  const { busy, failure, send } = useStaffChange(orderStaffCalls.receiveReturn, order.id)
  const lines = linesOfPart(order, returningItems(order))
  const receive = (isReceived: boolean) => void send({ isReceived, revision: order.revision })
  return (
    <section aria-busy={busy} aria-labelledby="open-return" className="admin-panel">
      <h2 id="open-return">{returnWords.headings[stage]}</h2>
      <p>{returnWords.books(summaryOf(lines))}</p>
      {order.returnReason && <p>{returnWords.reason(staffText(RETURN_REASON_LABELS[order.returnReason]))}</p>}
      {order.returnNote && (
        <>
          <p>{returnWords.note}</p>
          <blockquote className="order-note">{order.returnNote}</blockquote>
        </>
      )}
      <p>{returnWords.texts[stage]}</p>
      <FailureAlert text={failure} />
      {stage === 'requested' && <AwaitReturn order={order} />}
      {stage === 'awaited' && (
        <>
          <div className="admin-form">
            <Button buttonStyle="primary" margin={false} onClick={() => receive(true)}>
              {busy ? returnWords.busy : returnWords.arrived}
            </Button>
          </div>
          <details>
            <summary>{returnWords.correct}</summary>
            <AwaitReturn order={order} />
          </details>
        </>
      )}
      {stage === 'received' ? (
        <>
          <div className="admin-form">
            <Button buttonStyle="secondary" margin={false} onClick={() => receive(false)}>
              {busy ? returnWords.busy : returnWords.notArrived}
            </Button>
          </div>
          <DecideReturn order={order} stage={stage} />
        </>
      ) : (
        <details>
          <summary>{returnWords.rejectInstead[stage]}</summary>
          <DecideReturn order={order} stage={stage} />
        </details>
      )}
    </section>
  )
}
