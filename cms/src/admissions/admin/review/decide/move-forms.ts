import type { StaffMove } from '../review-data.ts'
import { reviewWords } from '../words.ts'

interface MoveForm {
  title: (name: string) => string
  text: string
  confirm: string
  /** Label of the reason field; null when the move has no reason. */
  reason: string | null
  asksParts: boolean
}

/** Texts and fields of the form of a move. */
export function moveForm(move: StaffMove): MoveForm {
  const { approve, reject, sendBack, recall, withdraw, reopen } = reviewWords.decide
  const forms: Record<StaffMove, MoveForm> = {
    approve: { ...approve, reason: null, asksParts: false },
    reject: { ...reject, asksParts: false },
    sendBack: { ...sendBack, asksParts: true },
    recall: { ...recall, asksParts: false },
    withdraw: { ...withdraw, asksParts: false },
    reopen: { ...reopen, asksParts: false },
  }
  return forms[move]
}
