/** What makes an application invalid for the lists, or would if it stayed so. Its text is in the words of each room. */
export type Finding =
  | { code: 'fee-unpaid' }
  | { code: 'sent-back' }
  | { code: 'application-ended' }
  | { code: 'marks-missing' }
  | { code: 'marks-returned' }
  | { code: 'marks-unverified' }
  /** The marks give no score by the rule, such as too few subjects. */
  | { code: 'no-score' }
  | ({ code: 'below-minimum' } & BelowMinimum)
  /** The same of someone who stands on the list by length of service, for which the minimum does not count. */
  | ({ code: 'only-service' } & BelowMinimum)
  | { code: 'too-old'; age: number; most: number }
  | { code: 'document-missing'; document: string }
  | { code: 'document-refused'; document: string }
  | { code: 'claim-unchecked'; claim: string }
  | { code: 'claim-refused'; claim: string }
  | { code: 'claim-expired'; claim: string; lastDay: string }

/** In ten-thousandths. A type, because it is stored in a JSON column. */
export type BelowMinimum = {
  score: number
  minimum: number
  /** The minimum once the claims that are not checked yet are confirmed, where that is lower. */
  lowest?: number
}
