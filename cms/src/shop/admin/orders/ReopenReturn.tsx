'use client'

import { Button } from '@payloadcms/ui'
import { orderStaffCalls } from '@pravesh/shared/shop/orders/staff-calls'
import { FailureAlert } from '../../../admin-kit/form/FailureAlert.tsx'
import { useStaffChange } from '../../../admin-kit/form/use-staff-change.ts'
import type { PanelOrder } from './panel-order.ts'
import { returnWords } from './return-words.ts'

/** Takes back the rejection of the latest return. */
export function ReopenReturn({ order }: { order: PanelOrder }) {
  const { busy, failure, send } = useStaffChange(orderStaffCalls.reopenReturn, order.id)
  return (
    <section aria-busy={busy} aria-labelledby="reopen-return" className="admin-panel">
      <h2 id="reopen-return">{returnWords.reopenHeading}</h2>
      <p>{returnWords.reopenText}</p>
      <FailureAlert text={failure} />
      <Button buttonStyle="secondary" margin={false} onClick={() => void send({ revision: order.revision })}>
        {busy ? returnWords.busy : returnWords.reopen}
      </Button>
    </section>
  )
}
