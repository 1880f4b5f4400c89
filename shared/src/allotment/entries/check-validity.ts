import type { ProcessRules } from '../process/rules.ts'
import type { CategoryCode, GroupCode } from '../process/units.ts'
import type { Verification } from './entry.ts'
import type { Finding } from './validity.ts'

/** What an application says about its applicant, in the terms of a process. */
export interface Applicant {
  feePaid: boolean
  /** `with-applicant` waits for corrections, `ended` takes part no more. */
  state: 'sent' | 'with-applicant' | 'ended'
  /** In completed years, on the day that the rules name; null without a date of birth. */
  age: number | null
  /** By kind; of those that the form requires. */
  documents: { document: string; state: 'missing' | 'refused' | 'sent' }[]
  claims: ApplicantClaim[]
  isFemale: boolean
}

export interface ApplicantClaim {
  /** Name of the claim. */
  claim: string
  state: 'open' | 'confirmed' | 'refused' | 'expired'
  /** `YYYY-MM-DD`; null if its certificate does not end. */
  lastDay: string | null
  /** What it gives once it is confirmed. Empty if the process has no such seats: then nothing depends on the claim. */
  gives: (CategoryCode | GroupCode)[]
}

export interface Checked {
  applicant: Applicant
  rules: Pick<ProcessRules, 'minimumScore' | 'ageLimit'>
  category: CategoryCode
  groups: readonly GroupCode[]
  verification: Verification
  /** Of the verified marks, else of those typed; null without one. */
  score: number | null
  /** Whether the applicant stands on the list by length of service. */
  hasService: boolean
}

/** What keeps an application from the lists, and which claims do not count, in the order in which applicants mend it. */
export function checkValidity(checked: Checked): Finding[] {
  const { applicant } = checked
  if (applicant.state === 'ended') return [{ code: 'application-ended' }]
  return [
    ...(applicant.feePaid ? [] : [{ code: 'fee-unpaid' as const }]),
    ...(applicant.state === 'with-applicant' ? [{ code: 'sent-back' as const }] : []),
    ...marksFindings(checked),
    ...ageFindings(checked),
    ...applicant.documents.flatMap(documentFindings),
    ...applicant.claims.flatMap(claimFindings),
  ]
}

/** A claim that is not confirmed leaves the applicant on the list, without what it gives. */
const HARMLESS: readonly Finding['code'][] = ['only-service', 'claim-unchecked', 'claim-refused', 'claim-expired']

export const makesInvalid = ({ code }: Finding): boolean => !HARMLESS.includes(code)

function marksFindings({ applicant, verification, score, category, groups, hasService, rules }: Checked): Finding[] {
  if (verification === 'missing') return [{ code: 'marks-missing' }]
  if (verification === 'returned') return [{ code: 'marks-returned' }]
  const unverified: Finding[] = verification === 'verified' ? [] : [{ code: 'marks-unverified' }]
  if (score === null) return [...unverified, { code: 'no-score' }]
  const minimum = minimumFor([category, ...groups], rules)
  if (score >= minimum) return unverified
  const unchecked = applicant.claims.filter(({ state }) => state === 'open').flatMap(({ gives }) => gives)
  const lowest = Math.min(minimum, minimumFor([category, ...groups, ...unchecked], rules))
  const code = hasService ? 'only-service' : 'below-minimum'
  return [...unverified, { code, score, minimum, ...(lowest < minimum && { lowest }) }]
}

function minimumFor(codes: readonly (CategoryCode | GroupCode)[], { minimumScore }: Checked['rules']): number {
  const own = codes.flatMap((code) => minimumScore[code] ?? [])
  return own.length === 0 ? minimumScore.UR : Math.min(...own)
}

/** The highest of the ages that the category and the groups allow. */
function ageFindings({ applicant: { age }, rules: { ageLimit }, category, groups }: Checked): Finding[] {
  if (ageLimit === null || age === null) return []
  const ofCategory = ageLimit.most[category] ?? ageLimit.most.UR
  const ofDisability = groups.includes('PWD') ? (ageLimit.most.PWD ?? 0) : 0
  const most = Math.max(ofCategory, ofDisability)
  return age > most ? [{ code: 'too-old', age, most }] : []
}

function documentFindings({ document, state }: Applicant['documents'][number]): Finding[] {
  if (state === 'missing') return [{ code: 'document-missing', document }]
  return state === 'refused' ? [{ code: 'document-refused', document }] : []
}

function claimFindings({ claim, state, lastDay, gives }: ApplicantClaim): Finding[] {
  if (gives.length === 0 || state === 'confirmed') return []
  if (state === 'refused') return [{ code: 'claim-refused', claim }]
  if (state === 'expired' && lastDay !== null) return [{ code: 'claim-expired', claim, lastDay }]
  return [{ code: 'claim-unchecked', claim }]
}
