import { expect, it } from 'vitest'
import type { Step } from '../process/steps.ts'
import { meritTask, type TaskFacts } from './merit-task.ts'

const STEPS: Step[] = [
  { kind: 'apply', first: '2026-06-01', last: '2026-06-10' },
  { kind: 'correct', first: '2026-06-05', last: '2026-06-12' },
  { kind: 'choices', first: '2026-06-21', last: '2026-06-25' },
  { kind: 'rounds', round: 1, first: '2026-07-01', last: '2026-07-03' },
  { kind: 'rounds', round: 2, first: '2026-07-10', last: '2026-07-12' },
  { kind: 'joining', first: '2026-07-02', last: '2026-07-20' },
]
const FACTS: TaskFacts = {
  state: 'open',
  steps: STEPS,
  standing: 'in',
  verification: 'verified',
  mayTypeMarks: false,
  hasChoices: true,
  seat: null,
  today: '2026-06-30',
}
const seat = (status: 'offered' | 'accepted', more: Partial<NonNullable<TaskFacts['seat']>> = {}) => ({
  ...{ status, next: null, isPaidFor: false, round: 1, lastDay: '2026-07-03' },
  ...more,
})
const paid = { isPaidFor: true, next: 'freeze' } as const

it.each<[string, Partial<TaskFacts>, [string, string | null]]>([
  ['nothing between two steps', {}, ['wait', null]],
  [
    'marks that are missing',
    { verification: 'missing', mayTypeMarks: true, today: '2026-06-05' },
    ['marks', '2026-06-12'],
  ],
  [
    'marks that came back late',
    { verification: 'returned', mayTypeMarks: true, today: '2026-07-05' },
    ['marks', '2026-07-09'],
  ],
  [
    'nothing while marks are checked',
    { verification: 'typed', mayTypeMarks: true, today: '2026-06-05' },
    ['wait', null],
  ],
  ['choices', { hasChoices: false, today: '2026-06-25' }, ['rank', '2026-06-25']],
  ['nothing once they are saved', { today: '2026-06-25' }, ['wait', null]],
  ['late choices without a seat', { today: '2026-07-04' }, ['rank-late', '2026-07-09']],
  ['an offered seat', { seat: seat('offered'), today: '2026-07-03' }, ['answer', '2026-07-03']],
  ['nothing for one whose days are over', { seat: seat('offered'), today: '2026-07-04' }, ['wait', null]],
  ['the payment of a seat', { seat: seat('accepted'), today: '2026-07-02' }, ['pay', '2026-07-03']],
  ['joining', { seat: seat('accepted', paid), today: '2026-07-02' }, ['join', '2026-07-20']],
  [
    'nothing while a better seat is possible',
    { seat: seat('accepted', { ...paid, next: 'float' }), today: '2026-07-02' },
    ['wait', null],
  ],
  [
    'joining after the last round',
    { seat: seat('accepted', { ...paid, next: 'float' }), today: '2026-07-13' },
    ['join', '2026-07-20'],
  ],
  [
    'joining once the last round has brought no better seat',
    { seat: seat('accepted', { ...paid, next: 'float', round: 2 }), today: '2026-07-11' },
    ['join', '2026-07-20'],
  ],
  [
    'what is left after the days to join',
    { seat: seat('accepted', paid), today: '2026-07-21' },
    ['join-late', '2026-07-20'],
  ],
  ['nothing then without a seat', { today: '2026-07-21' }, ['wait', null]],
  ['nothing more after leaving', { standing: 'out', seat: seat('offered') }, ['over', null]],
  ['nothing more once it is closed', { state: 'closed' }, ['over', null]],
])('an applicant has to do %s', (_, change, [kind, until]) =>
  expect(meritTask({ ...FACTS, ...change })).toEqual({ kind, until }),
)
