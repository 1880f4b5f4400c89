import type { ProcessRules, TieRule } from '../process/rules.ts'
import { SERVICE_LIST } from '../process/service-list.ts'
import type { CategoryCode, GroupCode } from '../process/units.ts'
import type { Score } from '../scores/score.ts'
import { percentage } from '../scores/score.ts'
import { lengthOfService } from '../scores/service.ts'
import { type Applicant, checkValidity, makesInvalid } from './check-validity.ts'
import type { Marks, Verification } from './entry.ts'
import { type ListPlace, listsAskedFor, type OpenLists } from './list-places.ts'
import { scoreOf } from './score-of.ts'
import type { Finding } from './validity.ts'

interface EntryInput {
  applicant: Applicant
  rules: ProcessRules
  openLists: OpenLists
  marks: Marks | null
  verification: Verification
  verifiedMarks: Marks | null
  tieFacts: TieFacts
}

/** What decides between equal scores, besides the marks. */
export interface TieFacts {
  /** Of class 12; null if it was graded. */
  higherSecondary: { obtained: number; full: number } | null
  /** `YYYY-MM-DD`; empty without one. */
  bornOn: string
  /** ISO 8601. */
  submittedAt: string
}

/** What is stored with an entry and follows from its application and marks. */
export interface EntryFacts {
  category: CategoryCode
  groups: GroupCode[]
  /** Of the verified marks; null without one. */
  score: number | null
  scoreParts: Score<unknown>['parts'] | null
  ties: number[]
  /** The lists on which the verified marks put the application; empty without a score. */
  lists: ListPlace[]
  findings: Finding[]
  isValid: boolean
}

export function entryFacts(input: EntryInput): EntryFacts {
  const { applicant, rules, verification } = input
  const { category, groups } = claimed(applicant, rules)
  const isVerified = verification === 'verified'
  const counted = isVerified ? input.verifiedMarks : input.marks
  const scored = scoreOf(rules.scoring, counted)
  const score = scored?.score ?? null
  const ties = rules.ties.map((rule) => tieValue(rule, counted, input.tieFacts))
  const service = isVerified && score !== null ? serviceOf(input, counted) : null
  const findings = checkValidity({
    ...{ applicant, rules, category, groups, verification, score },
    hasService: service !== null,
  })
  const hasPlace = isVerified && score !== null && !findings.some(({ code }) => code === 'only-service')
  const lists = hasPlace ? listsAskedFor(input.openLists, counted) : []
  return {
    category,
    groups,
    score: isVerified ? score : null,
    scoreParts: isVerified ? (scored?.parts ?? null) : null,
    ties,
    lists: [
      ...lists.map((list) => ({ list, score: score ?? 0, ties })),
      ...(service === null ? [] : [{ list: SERVICE_LIST, score: service, ties }]),
    ],
    findings,
    isValid: !findings.some(makesInvalid),
  }
}

/** The length of service of an applicant whose deputation is confirmed; null without any, or where the process has no list for it. */
function serviceOf({ applicant, openLists: { serviceOn } }: EntryInput, marks: Marks | null): number | null {
  const isConfirmed = applicant.claims.some(({ state, gives }) => state === 'confirmed' && gives.includes('DEP'))
  if (serviceOn === null || !isConfirmed) return null
  const { score } = lengthOfService(marks?.service ?? [], serviceOn)
  return score === 0 ? null : score
}

/** Category and groups by confirmed claims. */
function claimed({ claims, isFemale }: Applicant, { categories, groups }: ProcessRules) {
  const confirmed = claims.filter(({ state }) => state === 'confirmed').flatMap(({ gives }) => gives)
  return {
    category: categories.find((code) => confirmed.includes(code)) ?? 'UR',
    groups: groups.filter((code) => (code === 'W' ? isFemale : confirmed.includes(code))),
  }
}

const DAY_MS = 24 * 60 * 60_000

/** The greater first; an applicant without the fact comes last. */
function tieValue(rule: TieRule, marks: Marks | null, { higherSecondary, bornOn, submittedAt }: TieFacts): number {
  switch (rule) {
    case 'language-marks': {
      const subjects = marks?.kind === 'best-of' ? marks.subjects.filter(({ kind }) => kind === 'language') : []
      return Math.max(-1, ...subjects.map(percentage))
    }
    case 'higher-secondary':
      return higherSecondary === null ? -1 : percentage(higherSecondary)
    case 'older':
      return bornOn === '' ? Number.MIN_SAFE_INTEGER : -Math.round(Date.parse(`${bornOn}T00:00:00Z`) / DAY_MS)
    case 'earlier-submission':
      return -Date.parse(submittedAt)
  }
}
