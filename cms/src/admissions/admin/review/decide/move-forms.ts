import type { ApplicationMove } from '@pravesh/shared/admissions/status/status'
import { reviewWords, suggestedReasons } from '../words.ts'

/** Moves that are not the applicant's. */
export type StaffMove = Exclude<ApplicationMove, 'resubmit'>

interface MoveForm {
  title: (name: string) => string
  text: string
  confirm: string
  /** The label of the reason; null where none is asked for. */
  reason: string | null
  suggestions: readonly string[]
  asksParts: boolean
}

const { approve, reject, sendBack, reopen } = reviewWords.decide

/** What each move asks for before it is made. */
export const moveForms: Record<StaffMove, MoveForm> = {
  approve: { ...approve, reason: null, suggestions: [], asksParts: false },
  reject: { ...reject, suggestions: suggestedReasons.reject, asksParts: false },
  sendBack: { ...sendBack, suggestions: suggestedReasons.sendBack, asksParts: true },
  reopen: { ...reopen, suggestions: [], asksParts: false },
}
