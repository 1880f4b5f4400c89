import { type ReactNode, useState } from 'react'
import { ListGate } from '../../forms/ListGate.tsx'
import { choiceInAddress } from '../pay/pay-address.ts'
import { payChoices } from '../pay/pay-choices.ts'
import { useFeePlans } from '../use-fee-list.ts'
import { FeePlanView } from './FeePlanView.tsx'

interface FeePlansProps {
  /** Shown while no application of the student is approved. */
  whenNone: ReactNode
}

/** All fees of the student's approved applications. */
export function FeePlans({ whenNone }: FeePlansProps) {
  const plans = useFeePlans()
  const [toPay] = useState(() => choiceInAddress(location))
  return (
    <ListGate {...plans}>
      {(items) =>
        items.length === 0
          ? whenNone
          : items.map((plan) => (
              <FeePlanView
                key={plan.applicationId}
                plan={plan}
                reload={plans.reload}
                toPay={toPay !== null && payChoices(plan).some(({ value }) => value === toPay) ? toPay : null}
              />
            ))
      }
    </ListGate>
  )
}
