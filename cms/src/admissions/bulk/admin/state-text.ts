import { isChecking, isReady, isRunning } from '@pravesh/shared/admissions/bulk/run-states'
import type { RunView } from '@pravesh/shared/admissions/bulk/run-view'
import { adminWords } from './words.ts'

/** What a run is doing or has done, in one or two sentences. */
export function stateText({ action, counts, state, total }: RunView): string {
  const words = adminWords.run
  const { refused, waits } = counts
  const changed = counts.changed + waits
  const left = counts['will-change']
  const not = refused + counts['not-changed']
  if (isChecking(state)) return words.checking(left + refused, total)
  if (isReady(state)) return action?.name === 'message' ? words.readyMessage(left, not) : words.ready(left, not)
  if (isRunning(state)) return words.running(changed + counts['not-changed'], total - refused)
  if (state === 'expired') return words.expired
  return state === 'stopped' ? words.stopped(changed, not + left) : words.done(changed, not)
}
