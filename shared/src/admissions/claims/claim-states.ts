/** What staff say about the claims of an application, and what follows from the certificates. (decision 101) */
import type { SentText } from '../../platform/sent-text.ts'
import { type Answers, CERTIFICATE_PARTS, CLAIMS, type Claim } from '../answers/answers.ts'
import { isClaimed } from '../questions/claims.ts'
import type { ClaimState, ClaimVerdict, ShownClaim } from './claim-labels.ts'
import { lastDayByRule } from './validity-rules.ts'

/** What a member of staff said about a claim. A type, because it is stored in a JSON column. */
export type ClaimCheck = {
  verdict: ClaimVerdict
  /** For the student; empty if it is confirmed. */
  reason: string
  /** Prepared texts in the reason. */
  sentTexts?: SentText[] | undefined
  by: string
  /** ISO 8601. */
  at: string
  /** What was checked, by `statedIn`. Once the student states something else, the check holds no more. */
  stated: string
}
export type ClaimChecks = { [claim in Claim]?: ClaimCheck }

/** The questions that make up a claim besides its certificate. */
const CONTENT = {
  category: ['category', 'obcGroup', 'community'],
  disability: ['disabilityPercentage', 'disabilityType'],
  minority: ['minorityCommunity'],
  exServiceman: [],
  deputed: ['deputedYears'],
} as const satisfies Record<Claim, readonly (keyof Answers)[]>

/** The exact percentage in place of its step, where it is stated. */
function shownIn(name: keyof Answers, answers: Answers) {
  const { disabilityExact } = answers
  return name === 'disabilityPercentage' && disabilityExact ? `${disabilityExact}%` : answers[name]
}

/** What an applicant claims, without empty answers. */
export function contentOf(claim: Claim, answers: Answers): string[] {
  return CONTENT[claim].flatMap((name) => shownIn(name, answers) || [])
}

/** All that a claim states, to compare it with what was checked. */
export function statedIn(claim: Claim, answers: Answers): string {
  const certificate = CERTIFICATE_PARTS.map((part) => answers[`${claim}${part}`] ?? '')
  const content = CONTENT[claim].map((name) => shownIn(name, answers) ?? '')
  return JSON.stringify([...content, ...certificate])
}

/** The claims that answers make, in the order of the form. */
export function claimsIn(answers: Answers): Claim[] {
  return CLAIMS.filter((claim) => isClaimed(claim, answers))
}

/** The last day on which a certificate is valid, `YYYY-MM-DD`: as it states, else by rule; null for one that does not end. */
export function lastDayOf(claim: Claim, answers: Answers): string | null {
  return answers[`${claim}ValidUntil`] || lastDayByRule(claim, answers)
}

/** The check that still holds for what is claimed; null without one. */
export function checkOf(claim: Claim, answers: Answers, checks: ClaimChecks): ClaimCheck | null {
  const check = checks[claim]
  return check?.stated === statedIn(claim, answers) ? check : null
}

interface StateOptions {
  answers: Answers
  checks: ClaimChecks
  /** `YYYY-MM-DD` in India. */
  today: string
}

/** What was refused stays refused; what was confirmed expires with its certificate. */
export function claimState(claim: Claim, { answers, checks, today }: StateOptions): ClaimState {
  const verdict = checkOf(claim, answers, checks)?.verdict ?? 'open'
  const lastDay = lastDayOf(claim, answers)
  return verdict !== 'refused' && lastDay !== null && lastDay < today ? 'expired' : verdict
}

export function claimsShown(options: StateOptions): ShownClaim[] {
  const { answers, checks } = options
  return claimsIn(answers).map((claim) => ({
    claim,
    content: contentOf(claim, answers),
    state: claimState(claim, options),
    reason: checkOf(claim, answers, checks)?.reason ?? '',
    sentTexts: checkOf(claim, answers, checks)?.sentTexts,
    lastDay: lastDayOf(claim, answers),
  }))
}
