/** Why a row of a list differs from the version before. */
export type ExplanationCode =
  | 'objection-accepted'
  | 'marks-verified'
  | 'marks-corrected'
  | 'claim-decided'
  | 'claim-expired'
  | 'application-corrected'
  | 'application-ended'
  | 'rules-changed'

/** A type, because it is stored in a JSON column. */
export type Explanation = {
  code: ExplanationCode
  /** ISO 8601. */
  at: string
}
