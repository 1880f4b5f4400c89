/** The search of staff for everything. For signed-in staff only; not part of the public contract. */
import type { WireCall } from '../platform/wire-call.ts'

/** A record in one line. */
interface FoundRecord {
  id: string
  title: string
  details: string[]
  /** Address in the admin. */
  href: string
}

/** The newest matches of one kind. */
export interface FoundGroup {
  heading: string
  records: FoundRecord[]
  /** Address of the list with all matches; null if all are here. */
  more: string | null
}

/** Below `/api`. Takes `text`; replies with `result`, a `FoundGroup[]` without empty groups. */
export const staffSearchCall = { method: 'get', path: '/people/search' } as const satisfies WireCall

/** Shorter texts find too much. */
export const MIN_SEARCH_LENGTH = 2
export const MAX_SEARCH_LENGTH = 100
