/** States of a bulk run and of the applications in it. (decision 0082) */

/**
 * `checking`: the applications are being fixed and checked. `ready`: shown to staff, nothing changed. `running`: confirmed.
 * `expired`: not confirmed within its time.
 */
export const RUN_STATES = ['checking', 'ready', 'running', 'done', 'stopped', 'expired'] as const
export type RunState = (typeof RUN_STATES)[number]

export const RUN_LABELS: Record<RunState, string> = {
  checking: 'Being checked',
  ready: 'Waiting for confirmation',
  running: 'Running',
  done: 'Finished',
  stopped: 'Stopped',
  expired: 'Expired',
}

const group =
  (...states: RunState[]) =>
  (state: RunState): boolean =>
    states.includes(state)

export const isReady = group('ready')
export const isChecking = group('checking')
export const isRunning = group('running')
/** The portal works on the run without a further action of staff. */
export const isUnderWay = group('checking', 'running')
/** The run changes no application any more. */
export const isOver = group('done', 'stopped', 'expired')
/** Applications may have been changed. */
export const hasResults = group('running', 'done', 'stopped')

/**
 * `will-change`: the check found no obstacle. `refused`: the check found one. `changed`, `waits`, `not-changed`: what came
 * of an application that had none; `waits` for a second reader.
 */
export const ITEM_OUTCOMES = ['will-change', 'refused', 'changed', 'waits', 'not-changed'] as const
export type ItemOutcome = (typeof ITEM_OUTCOMES)[number]

export const OUTCOME_LABELS: Record<ItemOutcome, string> = {
  'will-change': 'No obstacle',
  refused: 'Left out',
  changed: 'Done',
  waits: 'Waits for a second reader',
  'not-changed': 'Not done',
}
