import { type Reading, type Verdict, verdictLabel } from '@pravesh/shared/admissions/status/reading'
import type { ReadingSettings } from '@pravesh/shared/admissions/status/reading-settings'
import { istTime } from '../../../foundation/formats.ts'
import { staffText } from '../../../foundation/languages/staff-text.ts'
import { readingViewWords as words } from './reading-words.ts'
import type { ReviewData, StaffMove } from './review-data.ts'

interface ReadingOptions {
  reading: Reading | null
  settings: ReadingSettings
  staffId: string
  mayDecide: boolean
}

/** What a member of staff sees of decisions that wait for another reader. The second reader does not see the first one. */
export function readingView({ reading, settings, staffId, mayDecide }: ReadingOptions): ReviewData['reading'] {
  if (reading === null) return null
  const { first, second } = reading
  const all = [first, ...(second ? [second] : [])].map(shown)
  if (!settings.isOn) return { text: words.off, verdicts: all, isSecond: false }
  const isOwn = staffId === first.staffId || staffId === second?.staffId
  if (second !== null) return { text: disputedText(isOwn, mayDecide), verdicts: all, isSecond: false }
  if (isOwn) return { text: words.ownFirst, verdicts: all, isSecond: false }
  return { text: mayDecide ? words.second(first.by) : words.waits(first.by), verdicts: [], isSecond: mayDecide }
}

function disputedText(isOwn: boolean, mayDecide: boolean): string {
  if (isOwn) return words.ownDisputed
  return mayDecide ? words.third : words.waitsThird
}

function shown({ by, at, decision }: Verdict) {
  return { by, at: istTime(at), what: staffText(verdictLabel(decision)), reason: decision.reason }
}

/** The moves that a reader has of those that the state allows: none after the own decision. */
export function movesInReading(moves: StaffMove[], { reading, settings, staffId }: ReadingOptions): StaffMove[] {
  if (reading === null || !settings.isOn) return moves
  const isOwn = staffId === reading.first.staffId || staffId === reading.second?.staffId
  return isOwn ? moves.filter((move) => move === 'recall') : moves
}
