import type { FeePlan } from '@pravesh/shared/fees/plan/fee-plan'
import { OtherFees } from './OtherFees.tsx'
import { TuitionFees } from './TuitionFees.tsx'

/** The fees of one application on the dashboard. (spec 1, 2) */
export function FeeSections({ plan, reload }: { plan: FeePlan; reload: () => void }) {
  return (
    <>
      <TuitionFees plan={plan} reload={reload} />
      <OtherFees plan={plan} reload={reload} />
    </>
  )
}
