import type { DueView } from '@pravesh/shared/fees/plan/fee-plan'
import { isWatched } from '@pravesh/shared/payments/owed/states'
import { formatPaise } from '@pravesh/shared/platform/money'
import { OpenPayment } from '../payments/watch/OpenPayment.tsx'
import { PayDue } from './pay/PayDue.tsx'
import { useFeeName } from './use-fee-name.ts'

interface OpenPaymentsProps {
  dues: readonly DueView[]
  /** The page has a main action of its own. */
  isSecond?: boolean
  reload: () => void
}

/** The fees whose payment a bank may still decide. */
export function OpenPayments({ dues, isSecond = false, reload }: OpenPaymentsProps) {
  const nameOf = useFeeName()
  return dues
    .filter(({ owed }) => isWatched(owed.state))
    .map((due) => (
      <OpenPayment
        key={due.owed.transactionId}
        owed={due.owed}
        subject={`${nameOf(due)}: ${formatPaise(due.money.leftPaise)}`}
        onChanged={reload}
        pay={<PayDue due={due} plan={undefined} isPrimary={!isSecond} reload={reload} />}
      />
    ))
}
