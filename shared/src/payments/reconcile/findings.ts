/** States of a finding of the daily report. It is resolved by itself once the records agree. */
export const FINDING_STATES = ['open', 'resolved'] as const
export type FindingState = (typeof FINDING_STATES)[number]

export const FINDING_LABELS: Record<FindingState, string> = { open: 'Open', resolved: 'Resolved' }
