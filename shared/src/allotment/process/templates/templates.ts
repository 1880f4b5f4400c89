import { addDays } from '../../../platform/days.ts'
import type { AgeLimit, ProcessRules } from '../rules.ts'
import type { Step, StepKind } from '../steps.ts'

/** Where a process starts from. Staff change everything before they open it. */
export interface Template {
  key: string
  /** A `CourseCode`. */
  course: string
  /** For staff. */
  name: string
  rules: Omit<ProcessRules, 'ageLimit' | 'service'>
  /** `on` is month and day in the year in which the session begins. */
  ageLimit: AgeLimit | null
  /** The same of the day up to which the service of deputed teachers counts; null where they have no list. */
  serviceOn: string | null
}

const CATEGORIES = ['UR', 'SC', 'ST', 'OBC-A', 'OBC-B'] as const
/** Vacant seats of scheduled castes and tribes never move. */
const MOVES = [
  { from: 'OBC-A', to: 'UR' },
  { from: 'OBC-B', to: 'UR' },
] as const
const MOST_CHOICES = 25

/** The merit sheets of B.Ed colleges: percentage × weight, summed. */
const BED_SCORING: ProcessRules['scoring'] = {
  kind: 'weighted',
  parts: [
    { examination: 'Madhyamik or equivalent', weight: 20, required: true },
    { examination: 'Higher Secondary or equivalent', weight: 20, required: true },
    { examination: 'General degree', weight: 20, required: false },
    { examination: 'Honours degree', weight: 30, required: false },
    { examination: 'B.E. or B.Tech', weight: 30, required: false },
    { examination: "Master's degree", weight: 30, required: false },
  ],
}

/** The day on which ages usually count. No order names one for service, as the source of the rules says to staff. */
const SERVICE_ON = '07-01'
const BED_NORMS =
  'Merit sheets of B.Ed colleges, “norms of University”. The day up to which service counts is a proposal'
const SELF_FINANCED =
  'Government of West Bengal, Higher Education, 556-Edn (CS), 29 July 2025; no other reservation in self-financed colleges'

export const TEMPLATES: readonly Template[] = [
  {
    key: 'bed-self-financed',
    course: 'BED',
    name: 'B.Ed by school subject, self-financed colleges',
    rules: {
      pack: { name: 'B.Ed by weighted percentages', version: '2025', source: `${BED_NORMS}. ${SELF_FINANCED}` },
      scoring: BED_SCORING,
      minimumScore: { UR: 0 },
      ties: ['higher-secondary', 'older', 'earlier-submission'],
      categories: ['UR'],
      groups: [],
      moves: [],
      maxChoices: MOST_CHOICES,
    },
    ageLimit: null,
    serviceOn: SERVICE_ON,
  },
  {
    key: 'bed-aided',
    course: 'BED',
    name: 'B.Ed by school subject, with reserved seats',
    rules: {
      pack: { name: 'B.Ed by weighted percentages, with reserved seats', version: '2025', source: BED_NORMS },
      scoring: BED_SCORING,
      minimumScore: { UR: 0 },
      ties: ['higher-secondary', 'older', 'earlier-submission'],
      categories: CATEGORIES,
      groups: ['PWD'],
      moves: MOVES,
      maxChoices: MOST_CHOICES,
    },
    ageLimit: null,
    serviceOn: SERVICE_ON,
  },
  {
    key: 'deled-best-five',
    course: 'DELED',
    name: 'D.El.Ed by the best five subjects',
    rules: {
      pack: {
        name: 'D.El.Ed by the best five subjects',
        version: '2025',
        source:
          'West Bengal Board of Primary Education, 432 of 30 June 2025, 829 of 10 June 2016 and 865(60) of 16 June 2016',
      },
      scoring: { kind: 'best-of', count: 5, atLeast: { kind: 'language', count: 1 }, excluded: ['environment'] },
      minimumScore: {
        UR: 500_000,
        SC: 450_000,
        ST: 450_000,
        'OBC-A': 450_000,
        'OBC-B': 450_000,
        PWD: 450_000,
        EXS: 450_000,
      },
      ties: ['language-marks', 'older', 'earlier-submission'],
      categories: CATEGORIES,
      groups: ['PWD', 'EXS'],
      moves: MOVES,
      maxChoices: MOST_CHOICES,
    },
    ageLimit: { on: '07-01', most: { UR: 35, SC: 40, ST: 40, 'OBC-A': 38, 'OBC-B': 38, PWD: 45 } },
    serviceOn: null,
  },
  {
    key: 'dpharm-higher-secondary',
    course: 'DPHARM',
    name: 'D.Pharm by Higher Secondary marks',
    rules: {
      pack: {
        name: 'D.Pharm by Higher Secondary marks',
        version: '2026',
        source: 'No order fixes the score. Enter the decision of your colleges or their council.',
      },
      scoring: {
        kind: 'weighted',
        parts: [{ examination: 'Higher Secondary or equivalent', weight: 100, required: true }],
      },
      minimumScore: { UR: 0 },
      ties: ['older', 'earlier-submission'],
      categories: [...CATEGORIES, 'EWS'],
      groups: ['W', 'PWD'],
      moves: [...MOVES, { from: 'EWS', to: 'UR' }],
      maxChoices: MOST_CHOICES,
    },
    ageLimit: null,
    serviceOn: null,
  },
]

/** Days after the first one on which applications are received. */
const OFFSETS: readonly { kind: StepKind; round?: number; first: number; last: number }[] = [
  { kind: 'apply', first: 0, last: 20 },
  { kind: 'correct', first: 10, last: 22 },
  { kind: 'provisional-list', first: 25, last: 25 },
  { kind: 'objections', first: 26, last: 28 },
  { kind: 'final-list', first: 31, last: 31 },
  { kind: 'choices', first: 32, last: 36 },
  { kind: 'rounds', round: 1, first: 38, last: 41 },
  { kind: 'rounds', round: 2, first: 44, last: 46 },
  { kind: 'rounds', round: 3, first: 49, last: 51 },
  { kind: 'joining', first: 49, last: 55 },
  { kind: 'university-return', first: 57, last: 57 },
]

interface Start {
  /** As in `2026-2028`. */
  sessionYear: string
  /** The first day of applications, `YYYY-MM-DD`. */
  firstDay: string
}

const YEAR_DIGITS = 4

/** Rules and days of a new process. */
export function processFrom(
  template: Template,
  { sessionYear, firstDay }: Start,
): { rules: ProcessRules; steps: Step[] } {
  const { ageLimit, serviceOn, rules } = template
  const inYear = (day: string) => `${sessionYear.slice(0, YEAR_DIGITS)}-${day}`
  return {
    rules: {
      ...rules,
      ageLimit: ageLimit && { ...ageLimit, on: inYear(ageLimit.on) },
      service: serviceOn === null ? null : { on: inYear(serviceOn) },
    },
    steps: OFFSETS.map(({ first, last, ...step }) => ({
      ...step,
      first: addDays(firstDay, first),
      last: addDays(firstDay, last),
    })),
  }
}
