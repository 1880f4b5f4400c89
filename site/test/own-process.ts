import type {
  OwnChoices,
  OwnOffer,
  OwnProcess,
  OwnScore,
  UnitToChoose,
} from '@pravesh/shared/allotment/calls/own-process'
import type { Step } from '@pravesh/shared/allotment/process/steps'
import { choiceStates } from './choice-states.ts'
import { serviceStates } from './service-states.ts'

export const AT = '2026-07-01T10:30:00.000Z'

export const meritSteps: Step[] = [
  { kind: 'apply', first: '2026-05-01', last: '2026-05-31' },
  { kind: 'correct', first: '2026-05-10', last: '2026-06-05' },
  { kind: 'provisional-list', first: '2026-06-10', last: '2026-06-10' },
  { kind: 'objections', first: '2026-06-11', last: '2026-06-15' },
  { kind: 'final-list', first: '2026-06-20', last: '2026-06-20' },
  { kind: 'choices', first: '2026-06-25', last: '2026-07-02' },
  { kind: 'rounds', round: 1, first: '2026-07-05', last: '2026-07-10' },
  { kind: 'rounds', round: 2, first: '2026-07-15', last: '2026-07-20' },
  { kind: 'joining', first: '2026-07-10', last: '2026-07-31' },
  { kind: 'university-return', first: '2026-08-10', last: '2026-08-10' },
]

export const meritUnits: UnitToChoose[] = ['Asha Teachers College', 'Bidhan College', 'Chetana Institute'].map(
  (college, at) => ({
    code: `${'ABC'[at]}-HIS`,
    college,
    subject: 'History',
    amountPaise: 2_500_000 + at * 100_000,
    counts: 'yes' as const,
    seats: 20,
    ownSeats: 12,
    lastCutOff:
      at === 0 ? null : { score: 681_250, session: '2025-2027', source: at === 1 ? '' : 'List of 2 July 2025' },
  }),
)

const subjects = [
  { name: 'Bengali', kind: 'language' as const, obtained: 80, full: 100 },
  { name: 'History', kind: 'elective' as const, obtained: 70, full: 100 },
  { name: 'Geography', kind: 'elective' as const, obtained: 60, full: 100 },
]

const score: OwnScore = {
  scoring: { kind: 'best-of', count: 2, atLeast: { kind: 'language', count: 1 }, excluded: [] },
  marks: { kind: 'best-of', subjects },
  verification: 'verified',
  returnReason: '',
  further: [],
  service: null,
  score: 750_000,
  parts: subjects.map((subject, at) => ({ ...subject, counts: at < 2 })),
  isVerified: true,
  isOpen: false,
}

const choices: OwnChoices = {
  chosen: ['B-HIS', 'A-HIS'],
  savedAt: AT,
  isOpen: false,
  lockedAt: AT,
  most: 3,
  units: meritUnits,
  simulation: null,
}

const offer: OwnOffer = {
  id: 'offer-1',
  revision: 1,
  unit: 'A-HIS',
  college: 'Asha Teachers College',
  subject: 'History',
  category: 'UR',
  choice: 2,
  status: 'offered',
  next: null,
  ways: ['freeze', 'float'],
  respondBy: '2026-07-10',
  costsPaise: 2_500_000,
  creditPaise: 0,
  duePaise: 2_500_000,
  refundPaise: 0,
  isPaid: false,
  countsForFee: true,
}

/** An application in a merit process, between choices and the first round. */
export const ownProcess: OwnProcess = {
  applicationId: '7',
  number: 'AB1234',
  course: 'BED',
  session: '2026-28',
  processId: 'p1',
  title: 'B.Ed 2026-28',
  state: 'open',
  steps: meritSteps,
  rowKey: '0f3a9c1d2e4b5f60',
  revision: 4,
  subjects: ['History'],
  score,
  category: 'UR',
  groups: ['W'],
  findings: [],
  choices,
  lists: [
    {
      kind: 'final',
      version: 1,
      subject: 'History',
      publishedAt: AT,
      place: 12,
      placeInCategory: 9,
      category: 'UR',
      score: 750_000,
    },
    {
      kind: 'provisional',
      version: 1,
      subject: 'History',
      publishedAt: AT,
      place: null,
      placeInCategory: null,
      category: 'UR',
      score: null,
    },
  ],
  objection: null,
  result: null,
  standing: 'in',
  outReason: null,
}

const withMarks = (change: Partial<OwnScore>) => ({ score: { ...score, ...change } })
export const withOffer = (change: Partial<OwnOffer> | null) => ({
  result: {
    round: 1,
    publishedAt: AT,
    file: '/merit/run/r1',
    offer: change && { ...offer, ...change },
    reasons: [],
  },
})

/** What a merit process looks like to its applicant, by what is to be done. */
export const meritStates = {
  'types the marks': withMarks({
    marks: null,
    verification: 'missing',
    score: null,
    parts: [],
    isVerified: false,
    isOpen: true,
  }),
  'types the marks of examinations': withMarks({
    scoring: {
      kind: 'weighted',
      parts: [
        { examination: 'Class 10', weight: 20, required: true },
        { examination: 'Degree', weight: 80, required: false },
      ],
    },
    marks: { kind: 'weighted', examinations: [{ examination: 'Class 10', obtained: 400, full: 500 }] },
    verification: 'returned',
    returnReason: 'Class 10 is 410.',
    score: 160_000,
    parts: [{ examination: 'Class 10', obtained: 400, full: 500, weight: 20, score: 160_000 }],
    isVerified: false,
    isOpen: true,
  }),
  'asks for further subjects': withMarks({
    marks: { kind: 'best-of', subjects, further: ['Bengali'] },
    verification: 'typed',
    further: ['Bengali', 'English'],
    isVerified: false,
    isOpen: true,
  }),
  'stands on two lists': {
    ...withMarks({
      marks: { kind: 'best-of', subjects, further: ['Bengali', 'English'] },
      further: ['Bengali', 'English'],
    }),
    subjects: ['History', 'Bengali'],
    lists: ['History', 'Bengali'].map((subject) => ({
      ...{ kind: 'final' as const, version: 1, subject, publishedAt: AT },
      ...{ place: 12, placeInCategory: 9, category: 'UR' as const, score: 750_000 },
    })),
  },
  ...serviceStates(score),
  'has findings': {
    findings: [
      { code: 'marks-missing' },
      { code: 'sent-back' },
      { code: 'document-missing', document: 'tenthResult' },
      { code: 'claim-expired', claim: 'category', lastDay: '2026-03-31' },
      { code: 'below-minimum', score: 440_000, minimum: 450_000 },
    ],
  },
  ...choiceStates({ score, choices }),
  objected: { objection: { about: 'marks', text: 'My marks are 410.', state: 'refused', decision: 'They are 400.' } },
  'is offered a seat': withOffer({}),
  'is offered a cheaper seat': withOffer({
    ways: ['freeze'],
    creditPaise: 3_000_000,
    duePaise: 0,
    refundPaise: 500_000,
  }),
  'has not paid': withOffer({ status: 'accepted', next: 'freeze' }),
  'waits for a better seat': withOffer({ status: 'accepted', next: 'float', isPaid: true }),
  'has no seat': {
    result: {
      ...withOffer(null).result,
      reasons: [
        {
          code: 'below-cut-off',
          unit: 'B-HIS',
          cutOff: 760_000,
          score: 750_000,
          changes: [
            { code: 'higher-score', score: 760_000 },
            { code: 'category', category: 'SC' },
            { code: 'group', group: 'PWD' },
          ],
        },
        { code: 'after-equal-score', unit: 'A-HIS', score: 750_000, changes: [] },
        { code: 'no-seats-for-claims', unit: 'C-HIS', changes: [] },
      ],
    },
  },
  'is out': { standing: 'out', outReason: 'unpaid', ...withOffer({ status: 'lapsed', next: 'freeze' }) },
  'has joined': { standing: 'joined', ...withOffer({ status: 'joined', next: 'freeze', isPaid: true }) },
  'has withdrawn': { standing: 'withdrawn', ...withOffer({ status: 'withdrawn', isPaid: true }) },
} satisfies Record<string, Partial<OwnProcess>>
