import { describe, expect, it } from 'vitest'
import type { ApplicationStatus } from '../../admissions/status/status.ts'
import { anOwedView } from '../../payments/fixtures/owed.ts'
import type { OwedState } from '../../payments/owed/states.ts'
import { nextStep, type StudentFacts } from './next-step.ts'
import { isAbout } from './step.ts'

const TODAY = '2026-11-26'

type Application = StudentFacts['applications'][number]

const application = (status: ApplicationStatus, owed: OwedState, change: Partial<Application> = {}): Application => ({
  id: status,
  course: 'BED',
  status,
  owed: anOwedView(owed),
  correction: null,
  answerBy: null,
  ...change,
})
const asked = (documentsToReplace = 0) =>
  application('SENT_BACK', 'paid', {
    correction: { labels: [], reason: '', requestedAt: '', dueOn: null, documentsToReplace },
  })
const waiting = application('SUBMITTED', 'paid', { answerBy: '2026-11-28' })
const rejected = application('REJECTED', 'paid')
const approved = application('APPROVED', 'paid')

const draft = (savedAt: string) => ({
  course: 'DELED' as const,
  step: 3 as const,
  isBack: false,
  steps: 4,
  title: 'Agreement',
  savedAt,
  closesOn: null,
})

const due = (id: string, dueOn: string | null, state: OwedState = 'notStarted') =>
  ({ id, dueOn, owed: anOwedView(state) }) as StudentFacts['plans'][number]['dues'][number]
const plan = (...dues: ReturnType<typeof due>[]) => ({ applicationId: 'APPROVED', dues })

const order = (id: string, owed: OwedState, change: object = {}) =>
  ({
    id,
    orderNumber: `ORD${id}`,
    lines: [{ name: 'Science', units: 2 }],
    totalPaise: 100,
    message: 'Being packed.',
    state: owed === 'paid' ? 'paid' : 'unpaid',
    owed: anOwedView(owed),
    shipment: null,
    ...change,
  }) as unknown as StudentFacts['orders'][number]
const delivered = order('1', 'paid', { shipment: { expectedAt: null, deliveredAt: '2026-11-20T06:00:00.000Z' } })

const purchase = (owed: OwedState, courseName = 'Pedagogy') => ({
  courseName,
  amountPaise: 79_950,
  owed: anOwedView(owed),
})

const course = (...watched: boolean[]) => ({
  id: 'c',
  name: 'Pedagogy',
  videos: watched.map((isWatched, index) => ({ title: `Part ${index + 1}`, openedAt: null, isWatched })),
})

const of = (facts: Partial<StudentFacts>) =>
  nextStep({
    applications: [],
    drafts: [],
    merit: [],
    plans: [],
    orders: [],
    purchases: [],
    courses: [],
    today: TODAY,
    ...facts,
  })

describe('the next step', () => {
  it.each<[string, Partial<StudentFacts>, object]>([
    ['nothing at all', {}, { kind: 'start' }],
    ['a form that was begun', { drafts: [draft('2026-11-25')] }, { kind: 'draft', step: 3 }],
    [
      'two forms that were begun',
      { drafts: [draft('2026-11-24'), { ...draft('2026-11-25'), course: 'DPHARM' }] },
      { kind: 'draft', course: 'DPHARM' },
    ],
    ['answers to correct', { applications: [asked()] }, { kind: 'correction' }],
    ['a document to replace', { applications: [asked(1)] }, { kind: 'documents' }],
    ['an unpaid fee', { applications: [application('SUBMITTED', 'notStarted')] }, { kind: 'application-fee' }],
    ['a failed fee', { applications: [application('SUBMITTED', 'failed')] }, { kind: 'application-fee' }],
    [
      'a fee at the bank',
      { applications: [application('SUBMITTED', 'undecided')] },
      { kind: 'fee-on-hold', applicationId: 'SUBMITTED' },
    ],
    [
      'a fee that goes back while staff review',
      { applications: [application('SUBMITTED', 'refunding')] },
      { kind: 'fee-on-hold', applicationId: 'SUBMITTED' },
    ],
    [
      'a due at the bank',
      { applications: [approved], plans: [plan(due('1', null, 'undecided'))] },
      { kind: 'payment-on-hold', payment: { about: { kind: 'due', id: '1' }, isChecked: false, mayPayAgain: false } },
    ],
    ['an order at the bank', { orders: [order('1', 'undecided')] }, { kind: 'payment-on-hold' }],
    ['an application with staff', { applications: [waiting] }, { kind: 'waiting', applicationId: 'SUBMITTED' }],
    [
      'two applications with staff',
      { applications: [application('REOPENED', 'paid', { answerBy: '2026-12-01' }), waiting] },
      { kind: 'waiting', applicationId: 'SUBMITTED' },
    ],
    ['a rejection', { applications: [rejected] }, { kind: 'rejected' }],
    ['an application after a rejection', { applications: [waiting, rejected] }, { kind: 'waiting' }],
    ['a rejection of before', { applications: [approved, rejected] }, { kind: 'all-paid' }],
    ['paid fees', { applications: [approved], plans: [plan(due('1', TODAY, 'paid'))] }, { kind: 'all-paid' }],
    ['an unpaid order', { orders: [delivered, order('2', 'failed')] }, { kind: 'order-payment', order: { id: '2' } }],
    [
      'a paid order',
      { orders: [order('1', 'paid', { shipment: { expectedAt: '2026-11-30T06:00:00.000Z', deliveredAt: null } })] },
      {
        kind: 'parcel',
        order: {
          books: [{ name: 'Science', units: 2 }],
          message: 'Being packed.',
          expectedAt: '2026-11-30T06:00:00.000Z',
        },
      },
    ],
    ['a delivered order', { orders: [delivered] }, { kind: 'order', order: { id: '1' } }],
    ['a cancelled order', { orders: [order('1', 'refunded', { state: 'cancelled' })] }, { kind: 'order' }],
    [
      'a bought course',
      { courses: [course(true, true), course(true, false)] },
      { kind: 'video', title: 'Part 2', watched: 1, all: 2, isNew: false },
    ],
    ['a course not begun', { courses: [course(false)] }, { kind: 'video', title: 'Part 1', isNew: true }],
    ['a course that was watched', { courses: [course(true)], orders: [delivered] }, { kind: 'order' }],
    [
      'a failed payment of a course',
      { purchases: [purchase('expired', 'Aims'), purchase('failed')], courses: [course(false)] },
      {
        kind: 'course-payment',
        payment: { courseName: 'Pedagogy', amountPaise: 79_950, message: anOwedView('failed').message },
      },
    ],
    ['an opened payment page of a course', { purchases: [purchase('opened')] }, { kind: 'course-payment' }],
    ['a payment page of a course that closed unused', { purchases: [purchase('expired')] }, { kind: 'start' }],
    ['a course at the bank', { purchases: [purchase('undecided')] }, { kind: 'payment-on-hold' }],
    [
      'a course at the bank for ten minutes',
      { purchases: [{ ...purchase('failed'), owed: anOwedView('undecided', { action: 'pay' }) }] },
      { kind: 'course-payment' },
    ],
    [
      'a payment of a course that failed long ago',
      { purchases: [purchase('failed')], today: '2026-12-10' },
      { kind: 'start' },
    ],
    [
      'a payment of a course that failed two weeks ago',
      { purchases: [purchase('failed')], today: '2026-12-09' },
      { kind: 'course-payment' },
    ],
    [
      'an application beside a failed course',
      { applications: [waiting], purchases: [purchase('failed')] },
      { kind: 'waiting' },
    ],
    [
      'a failed course beside a failed order',
      { purchases: [purchase('failed')], orders: [order('2', 'failed')] },
      { kind: 'order-payment' },
    ],
    ['a course beside a parcel', { courses: [course(false)], orders: [order('1', 'paid')] }, { kind: 'parcel' }],
  ])('after %s', (_, facts, step) => {
    expect(of(facts)).toMatchObject(step)
  })

  it('is the due with the earliest date, whatever the order of the plan', () => {
    const dues = [
      due('tuition', '2026-12-25'),
      due('undated', null),
      due('exam', '2026-11-28'),
      due('paid', TODAY, 'paid'),
    ]
    expect(of({ applications: [approved], plans: [plan(...dues), plan(due('other', '2026-12-01'))] })).toEqual({
      kind: 'due',
      applicationId: 'APPROVED',
      dueId: 'exam',
    })
    expect(of({ plans: [plan(due('undated', null))] })).toMatchObject({ dueId: 'undated' })
  })

  it('is a form before a due that has time, and after one that is due in two weeks', () => {
    const drafts = [draft('2026-11-25')]
    expect(of({ drafts, plans: [plan(due('1', '2026-12-10'))] }).kind).toBe('due')
    expect(of({ drafts, plans: [plan(due('1', '2026-12-11'))] }).kind).toBe('draft')
    expect(of({ drafts, plans: [plan(due('1', null))] }).kind).toBe('draft')
  })

  it('takes what holds up the admission first', () => {
    const applications = [asked(), application('SUBMITTED', 'notStarted')]
    const rest = {
      drafts: [draft('2026-11-25')],
      plans: [plan(due('1', '2026-11-01'))],
      orders: [order('1', 'failed')],
    }
    expect(of({ applications, ...rest }).kind).toBe('correction')
    expect(of({ applications: applications.slice(1), ...rest }).kind).toBe('application-fee')
    expect(of(rest).kind).toBe('due')
  })
})

it('explains the application that it is about, but not the one of a due', () => {
  expect(isAbout({ kind: 'waiting', applicationId: '1' }, '1')).toBe(true)
  expect(isAbout({ kind: 'waiting', applicationId: '1' }, '2')).toBe(false)
  expect(isAbout({ kind: 'due', applicationId: '1', dueId: '2' }, '1')).toBe(false)
  expect(isAbout({ kind: 'all-paid' }, '1')).toBe(false)
})

describe('a payment on hold', () => {
  const again = { ...order('3', 'undecided'), owed: anOwedView('undecided', { action: 'pay' }) }
  it.each<[string, Partial<StudentFacts>, string, OwedState, boolean]>([
    ['a due at the bank', { plans: [plan(due('1', null, 'undecided'))] }, 'due', 'undecided', false],
    ['a due that is checked', { plans: [plan(due('1', null, 'checking'))] }, 'due', 'checking', false],
    ['an order at the bank', { orders: [order('2', 'undecided')] }, 'order', 'undecided', false],
    ['an order that may be paid again', { orders: [again] }, 'order', 'undecided', true],
    ['an order that is checked', { orders: [order('2', 'checking')] }, 'order', 'checking', false],
    ['a course at the bank', { purchases: [purchase('undecided')] }, 'payment', 'undecided', false],
    ['a course that is checked', { purchases: [purchase('checking')] }, 'payment', 'checking', false],
    [
      'an order that is checked before a due at the bank',
      { orders: [order('2', 'checking')], plans: [plan(due('1', null, 'undecided'))] },
      'order',
      'checking',
      false,
    ],
  ])('%s says what its own state says', (_, facts, kind, state, mayPayAgain) => {
    const { message } = anOwedView(state, mayPayAgain ? { action: 'pay' } : {})
    expect(of(facts)).toMatchObject({
      kind: 'payment-on-hold',
      payment: { about: { kind }, isChecked: state === 'checking', mayPayAgain, message },
    })
  })
})
