import type { StaffMove } from '../review-data.ts'
import { suggestedReasons, suggestedRejections } from '../suggested-reasons.ts'
import { reviewWords } from '../words.ts'

interface MoveForm {
  title: (name: string) => string
  text: string
  confirm: string
  /** Label of the reason field; null when the move has no reason. */
  reason: string | null
  suggestions: readonly string[]
  asksParts: boolean
}

/** Texts and fields of the form of a move. */
export function moveForm(move: StaffMove): MoveForm {
  const { approve, reject, sendBack, recall, withdraw, reopen } = reviewWords.decide
  const forms: Record<StaffMove, MoveForm> = {
    approve: { ...approve, reason: null, suggestions: [], asksParts: false },
    reject: { ...reject, suggestions: Object.values(suggestedRejections), asksParts: false },
    sendBack: { ...sendBack, suggestions: suggestedReasons.sendBack, asksParts: true },
    recall: { ...recall, suggestions: [], asksParts: false },
    withdraw: { ...withdraw, suggestions: [], asksParts: false },
    reopen: { ...reopen, suggestions: [], asksParts: false },
  }
  return forms[move]
}
