import { type ReasonKind, type ReasonText, sentTextOf } from '@pravesh/shared/admissions/status/reason-texts'
import type { Locale } from '@pravesh/shared/platform/locale'
import { reasonAsSent, type SentText } from '@pravesh/shared/platform/sent-text'
import { suggestedTexts } from '../suggested-texts.ts'

/** The prepared texts for a reason, and who reads it. */
export interface OfferedTexts {
  kind: ReasonKind
  /** Saved texts for all kinds. */
  texts: readonly ReasonText[]
  /** Whether this person may share one. */
  mayShare: boolean
  /** The language of the student, or those of several students. */
  readers: readonly Locale[]
  /** Loads the saved texts again after a change; by default with the page. */
  reload?: () => void
}

/** All texts that a reason of this kind can have. */
export function preparedFor({ kind, texts }: Pick<OfferedTexts, 'kind' | 'texts'>): SentText[] {
  return [...suggestedTexts(kind), ...texts.filter((each) => each.kind === kind).map(sentTextOf)]
}

/** The ids of the prepared texts in what is typed, to be sent with it. */
export const preparedIn = (typed: string, offered: Pick<OfferedTexts, 'kind' | 'texts'>): string[] =>
  reasonAsSent(typed, preparedFor(offered)).sentTexts.map(({ id }) => id)
