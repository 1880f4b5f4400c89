import type { FeePlan } from '@pravesh/shared/fees/plan/fee-plan'

export interface FeeSectionsProps {
  plan: FeePlan
  /** The due that the page explains elsewhere; null if it explains none. */
  explainedId: string | null
  reload: () => void
}
