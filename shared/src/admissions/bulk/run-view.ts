import type { Locale } from '../../platform/locale.ts'
import type { ApplicationStatus } from '../status/status.ts'
import type { RunAction } from './bulk-actions.ts'
import type { RefusalGroup } from './refusals.ts'
import type { ItemOutcome, RunState } from './run-states.ts'

/** Applications of one state, and the state after the action; the same if the action changes no state. */
export interface Transition {
  from: ApplicationStatus
  to: ApplicationStatus
  count: number
}

/** An application that is left out or was not changed. */
interface RefusedItem {
  id: string
  number: string
  name: string
  why: string
}

/** Applications with the same kind of obstacle. */
export interface RefusedGroup {
  group: RefusalGroup
  count: number
  /** At most `MAX_NAMED`. */
  items: RefusedItem[]
}

/** Applications named for each kind of obstacle; the CSV file has all. */
export const MAX_NAMED = 100

/** A bulk run as staff see it; limited staff see what lies inside their limit. */
export interface RunView {
  state: RunState
  /**
   * Null for who may be the second reader of a decision that the run stored or will store. Then `transitions` and `refused` are
   * empty, and `counts` has those that wait for a reader among the changed ones.
   */
  action: RunAction | null
  /** The languages in which students read. */
  languages: readonly Locale[]
  /** Who prepared or started it. */
  by: string
  /** Whether the reader may start it. */
  mayStart: boolean
  /** Whether the reader may stop it. */
  mayStop: boolean
  total: number
  counts: Record<ItemOutcome, number>
  /** What will change, or has changed or can still change while the run is under way. */
  transitions: Transition[]
  /** Which of the decisions wait for a second reader by the present settings. */
  secondReader: 'all' | 'some' | 'none'
  refused: RefusedGroup[]
}
