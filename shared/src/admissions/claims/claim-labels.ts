/** The states of claims and their labels, for pages that show what the server says. */
import type { SentText } from '../../platform/sent-text.ts'
import type { Claim } from '../answers/answers.ts'

/** In the order of the form. */
export const CLAIM_VERDICTS = ['confirmed', 'refused'] as const
export type ClaimVerdict = (typeof CLAIM_VERDICTS)[number]

/** `open`: not checked yet, or not since the student changed it. */
export const CLAIM_STATES = ['open', ...CLAIM_VERDICTS, 'expired'] as const
export type ClaimState = (typeof CLAIM_STATES)[number]

/** For students and staff. */
export const CLAIM_STATE_LABELS: Record<ClaimState, string> = {
  open: 'Not checked yet',
  confirmed: 'Confirmed',
  refused: 'Not accepted',
  expired: 'The certificate has expired',
}

export const CLAIM_LABELS: Record<Claim, string> = {
  category: 'Category',
  disability: 'Disability',
  minority: 'Minority',
  exServiceman: 'Service in the armed forces',
  deputed: 'Teacher deputed by a school',
}

/** A claim as its student sees it. */
export interface ShownClaim {
  claim: Claim
  /** E.g. `OBC`, as chosen. */
  content: string[]
  state: ClaimState
  /** Why it was not accepted; empty otherwise. */
  reason: string
  /** Prepared texts in the reason. */
  sentTexts?: readonly SentText[] | undefined
  /** `YYYY-MM-DD`; null for a certificate that does not end. */
  lastDay: string | null
}
