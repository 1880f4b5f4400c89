import { type ListBarProps, SummedListBar } from '../../../admin-kit/export/SummedListBar.tsx'
import { portalOf } from '../../../foundation/portal.ts'
import { paymentFilters, views } from './filters.ts'
import { sumPayments } from './sum-payments.ts'
import { listWords } from './words.ts'

/** Takes less than half a second, in slices. (decision 55) */
const MAX_SUMMED = 500_000

/** Bar above the list of payments: views, filters, and totals of what they show. */
export function PaymentsBar(props: ListBarProps) {
  return (
    <SummedListBar
      {...props}
      exportName="payments"
      filters={paymentFilters(Object.keys(portalOf(props.payload).gatewayProviders))}
      labels={listWords}
      max={MAX_SUMMED}
      sort="-startedAt"
      sum={async (list) => {
        const { startedPaise, receivedPaise, refundedPaise } = await sumPayments(list)
        return [
          [listWords.started, startedPaise],
          [listWords.received, receivedPaise],
          [listWords.refunded, refundedPaise],
          [listWords.kept, receivedPaise - refundedPaise],
        ]
      }}
      views={views()}
    />
  )
}
