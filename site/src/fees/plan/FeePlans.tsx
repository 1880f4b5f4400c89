import { useState } from 'react'
import { StudentGate } from '../../accounts/sessions/StudentGate.tsx'
import { island } from '../../forms/island.tsx'
import { ListGate } from '../../forms/ListGate.tsx'
import { NotApprovedYet } from '../NotApprovedYet.tsx'
import { choiceInAddress } from '../pay/pay-address.ts'
import { payChoices } from '../pay/pay-choices.ts'
import { useFeePlans } from '../use-fee-list.ts'
import { FeePlanView } from './FeePlanView.tsx'

/** All fees of the student's approved applications. */
function FeePlansPage() {
  return <StudentGate>{() => <Plans />}</StudentGate>
}

function Plans() {
  const plans = useFeePlans()
  const [toPay] = useState(() => choiceInAddress(location))
  return (
    <ListGate {...plans}>
      {(items) =>
        items.length === 0 ? (
          <NotApprovedYet />
        ) : (
          items.map((plan) => (
            <FeePlanView
              key={plan.applicationId}
              plan={plan}
              reload={plans.reload}
              toPay={toPay !== null && payChoices(plan).some(({ value }) => value === toPay) ? toPay : null}
            />
          ))
        )
      }
    </ListGate>
  )
}

export const FeePlanIsland = island(FeePlansPage)
