import type { Locale } from '../platform/locale.ts'
import type { ErasurePlan } from './erasure.ts'
import type { RightEvent, RightKind, RightState } from './kinds.ts'

/** A request as staff see it. */
export interface DeskRequest {
  reference: string
  kind: RightKind
  state: RightState
  /** In which the person reads the answer. */
  locale: Locale
  text: string
  answer: string
  /** Counts the changes; calls name the one that was shown. */
  revision: number
  events: RightEvent[]
  /** Null once the account is erased. */
  student: { id: string; name: string } | null
  nominee: { name: string; email: string; phone: string } | null
  /** What an erasure would do now, or did; null for other requests. */
  erasure: ErasurePlan | null
  /** Who has it, and to whom it can be handed over. */
  assigned: { id: string; name: string } | null
  colleagues: { id: string; name: string }[]
}
