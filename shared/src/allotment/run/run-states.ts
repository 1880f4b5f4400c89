/** A dry run is compared and checked; another person publishes it. What is published stays. `refused`: the check found an error. */
export const RUN_STATES = ['dry', 'refused', 'published'] as const
export type RunState = (typeof RUN_STATES)[number]

export const RUN_STATE_LABELS: Record<RunState, string> = {
  dry: 'Dry run',
  refused: 'Refused by the check',
  published: 'Published',
}
