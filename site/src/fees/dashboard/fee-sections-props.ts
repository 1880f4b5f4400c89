import type { DueView, FeePlan } from '@pravesh/shared/fees/plan/fee-plan'

export interface FeeSectionsProps {
  plan: FeePlan
  /** The dues that the page explains elsewhere. */
  explained: readonly DueView[]
  reload: () => void
}
