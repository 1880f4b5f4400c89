import type { FeeSectionsProps } from './fee-sections-props.ts'
import { OtherFees } from './OtherFees.tsx'
import { TuitionFees } from './TuitionFees.tsx'

/** The fees of one application on the dashboard. (spec 1, 2) */
export function FeeSections(props: FeeSectionsProps) {
  return (
    <>
      <TuitionFees {...props} />
      <OtherFees {...props} />
    </>
  )
}
