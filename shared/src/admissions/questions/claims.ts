/** What applicants claim, each with what its certificate says. */
import type { Answers, Claim, QuestionName } from '../answers/answers.ts'
import { issueDateError, lastDayError } from '../answers/certificate-dates.ts'
import {
  CATEGORIES,
  CERTIFIED_CATEGORIES,
  DISABILITY_PERCENTAGES,
  DISABILITY_TYPES,
  GENERAL_OR_EWS,
  MINORITIES,
  OBC_GROUPS,
  YES,
  YES_NO,
} from '../answers/options.ts'
import { onlyIf, type Question, same } from './question.ts'
import type { SectionScreen } from './section.ts'

/** The question whose answer makes a claim. */
const CLAIM_QUESTIONS = {
  category: 'category',
  disability: 'speciallyAbled',
  minority: 'minority',
  exServiceman: 'exServiceman',
  deputed: 'deputed',
} as const satisfies Record<Claim, QuestionName>

/** Whether these answers claim something that a certificate has to prove. */
export function isClaimed(claim: Claim, answers: Answers): boolean {
  const answer = answers[CLAIM_QUESTIONS[claim]]
  return claim === 'category' ? hasCertificate(answer) : answer === YES
}

const hasCertificate = (category = '') => CERTIFIED_CATEGORIES.includes(category)

/** How the paper is called in labels. */
export const CERTIFICATES: Record<Claim, string> = {
  category: 'category certificate',
  disability: 'disability certificate',
  minority: 'minority certificate',
  exServiceman: 'certificate of service',
  deputed: 'deputation letter',
}

/** What certificates are asked, by part. `%` stands for the name of the paper. */
export const CERTIFICATE_LABELS = {
  Number: 'Number of the %',
  Authority: 'Authority that issued the %',
  IssuedOn: 'Date of the %',
  ValidUntil: 'Last day on which the % is valid',
} as const

const NO_LAST_DAY_HINT = 'Leave this empty if it has no such day.'

function certificateQuestions(claim: Claim): Question[] {
  const common = (part: keyof typeof CERTIFICATE_LABELS) => ({
    name: `${claim}${part}` as const,
    label: CERTIFICATE_LABELS[part].replace('%', CERTIFICATES[claim]),
    when: (answers: Answers) => isClaimed(claim, answers),
    follows: [CLAIM_QUESTIONS[claim]],
    omittedIfEmpty: true as const,
    isAdditional: true as const,
    autoComplete: 'off',
  })
  return [
    { ...common('Number'), kind: 'upper', maxLength: 60 },
    { ...common('Authority'), kind: 'upper', maxLength: 120 },
    { ...common('IssuedOn'), kind: 'date', check: (typed, _, today) => issueDateError(typed, today) },
    {
      ...common('ValidUntil'),
      kind: 'date',
      optional: true,
      hint: NO_LAST_DAY_HINT,
      follows: [CLAIM_QUESTIONS[claim], `${claim}IssuedOn`],
      check: (typed, answers) => lastDayError(typed, answers[`${claim}IssuedOn`] ?? ''),
    },
  ]
}

/** Claims that not every course asks for. */
type FurtherClaim = Exclude<Claim, 'category' | 'disability'>

const yesNo = (name: FurtherClaim, label: string, hint: string): Question => ({
  name,
  label,
  hint,
  kind: 'yes-no',
  choices: same(YES_NO),
  optional: true,
  omittedIfEmpty: true,
  isAdditional: true,
})

export const categoryQuestions: readonly Question[] = [
  {
    name: 'category',
    label: 'Category',
    inSentence: 'your category',
    hint: 'EWS is for families without any other category whose income and property are below the limits of the government.',
    kind: 'choose',
    choices: same(CATEGORIES),
    inContract: GENERAL_OR_EWS,
  },
  {
    name: 'obcGroup',
    label: 'Group of OBC',
    hint: 'As on your certificate.',
    kind: 'choose',
    choices: same(OBC_GROUPS),
    omittedIfEmpty: true,
    isAdditional: true,
    ...onlyIf('category', 'OBC'),
  },
  {
    name: 'community',
    label: 'Caste, tribe or class',
    inSentence: 'your caste, tribe or class',
    hint: 'As on your certificate.',
    kind: 'upper',
    maxLength: 80,
    omittedIfEmpty: true,
    isAdditional: true,
    when: ({ category }) => category !== 'EWS' && hasCertificate(category),
    follows: ['category'],
  },
  ...certificateQuestions('category'),
]

/** The step below the least disability with which a seat is reserved. */
const BELOW: (typeof DISABILITY_PERCENTAGES)[number] = '20%'
/** In percent. (Rights of Persons with Disabilities Act 2016, section 2(r)) */
const BENCHMARK = 40
const BENCHMARK_MESSAGE = `Enter the percentage of your certificate as a whole number from ${BENCHMARK} to 100`
const isBenchmark = (typed: string) => /^\d{2,3}$/.test(typed) && Number(typed) >= BENCHMARK && Number(typed) <= 100

export const disabilityQuestions: readonly Question[] = [
  { name: 'speciallyAbled', label: 'Are you specially abled?', kind: 'yes-no', choices: same(YES_NO) },
  {
    name: 'disabilityPercentage',
    label: 'Percentage of disability',
    kind: 'choose',
    choices: same(DISABILITY_PERCENTAGES),
    ...onlyIf('speciallyAbled', YES),
  },
  {
    name: 'disabilityExact',
    label: 'Exact percentage of disability',
    hint: 'As on your certificate.',
    kind: 'digits',
    maxLength: 3,
    omittedIfEmpty: true,
    isAdditional: true,
    checks: 'range',
    check: (typed) => (isBenchmark(typed) ? null : BENCHMARK_MESSAGE),
    when: ({ speciallyAbled, disabilityPercentage }) => speciallyAbled === YES && disabilityPercentage !== BELOW,
    follows: ['speciallyAbled', 'disabilityPercentage'],
  },
  {
    name: 'disabilityType',
    label: 'Type of disability',
    kind: 'choose',
    choices: same(DISABILITY_TYPES),
    ...onlyIf('speciallyAbled', YES),
  },
  ...certificateQuestions('disability'),
]

const FURTHER: Record<FurtherClaim, readonly Question[]> = {
  minority: [
    yesNo('minority', 'Do you belong to a minority?', 'By religion or by language, with a certificate.'),
    {
      name: 'minorityCommunity',
      label: 'Minority',
      inSentence: 'your minority',
      kind: 'choose',
      choices: same(MINORITIES),
      omittedIfEmpty: true,
      isAdditional: true,
      ...onlyIf('minority', YES),
    },
  ],
  exServiceman: [
    yesNo(
      'exServiceman',
      'Have you served in the armed forces?',
      'Ex-servicemen and ex-servicewomen have a certificate of service.',
    ),
  ],
  deputed: [
    yesNo(
      'deputed',
      'Does a school depute you as its teacher?',
      'Teachers without this training whom their school sends.',
    ),
    {
      name: 'deputedYears',
      label: 'Completed years of service as a teacher',
      kind: 'digits',
      maxLength: 2,
      omittedIfEmpty: true,
      isAdditional: true,
      checks: 'range',
      check: (typed) => (/^\d{1,2}$/.test(typed) && Number(typed) <= MAX_SERVICE ? null : SERVICE_MESSAGE),
      ...onlyIf('deputed', YES),
    },
  ],
}

const MAX_SERVICE = 45
const SERVICE_MESSAGE = `Enter the completed years as a whole number, at most ${MAX_SERVICE}`

/** The questions about claims that a course asks besides category and disability. */
export function furtherQuestions(claims: readonly FurtherClaim[]): readonly Question[] {
  return claims.flatMap((claim) => [...FURTHER[claim], ...certificateQuestions(claim)])
}

export const claimScreen = (questions: readonly Question[]): SectionScreen => ({
  key: 'claims',
  title: 'Special Claims',
  questions: questions.map(({ name }) => name),
})

export type { FurtherClaim }
