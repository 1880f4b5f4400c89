import { expect, it } from 'vitest'
import type { MeritTask } from '../../allotment/offers/merit-task.ts'
import { anOwedView } from '../../payments/fixtures/owed.ts'
import { nextStep, type StudentFacts } from './next-step.ts'

const TODAY = '2026-11-26'
const NOTHING = {
  applications: [],
  drafts: [],
  merit: [],
  plans: [],
  orders: [],
  purchases: [],
  courses: [],
  today: TODAY,
}
const application = (status: 'SUBMITTED' | 'SENT_BACK', answerBy: string | null = null) => ({
  ...{ id: '1', course: 'BED' as const, status, owed: anOwedView('paid'), answerBy },
  correction: null,
})
const merit = (kind: MeritTask['kind'], until: string | null = null) => ({ applicationId: '1', task: { kind, until } })
const due = { id: '2', dueOn: TODAY, owed: anOwedView('notStarted') } as StudentFacts['plans'][number]['dues'][number]
const plans = [{ applicationId: '3', dues: [due] }]
const waiting = application('SUBMITTED', '2026-11-28')

it.each<[string, Partial<StudentFacts>, string]>([
  ['a seat before a correction', { applications: [application('SENT_BACK')], merit: [merit('answer')] }, 'merit'],
  ['a correction before choices', { applications: [application('SENT_BACK')], merit: [merit('rank')] }, 'correction'],
  ['choices before a due', { plans, merit: [merit('rank')] }, 'merit'],
  ['a due before a process that asks for nothing', { plans, merit: [merit('wait')] }, 'due'],
  ['a process that asks for nothing before an answer', { applications: [waiting], merit: [merit('wait')] }, 'merit'],
  ['an answer before a process that is over', { applications: [waiting], merit: [merit('over')] }, 'waiting'],
  ['a process that is over', { applications: [application('SUBMITTED')], merit: [merit('over')] }, 'merit'],
])('the next step is %s', (_, facts, kind) => expect(nextStep({ ...NOTHING, ...facts }).kind).toBe(kind))

it('names the task that ends first', () => {
  const [later, sooner] = [merit('rank', '2026-11-28'), { ...merit('marks', '2026-11-27'), applicationId: '2' }]
  expect(nextStep({ ...NOTHING, merit: [later, sooner] })).toEqual({ kind: 'merit', ...sooner })
})
