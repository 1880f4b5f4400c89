import { anOwedView } from '@pravesh/shared/payments/fixtures/owed'
import { OWED_MESSAGES } from '@pravesh/shared/payments/owed/messages'
import type { Dashboard } from '@pravesh/shared/student/dashboard/dashboard'
import type { NextStep } from '@pravesh/shared/student/dashboard/step'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { drawNextStep as draw, order } from '../../../../test/draw-next-step.ts'
import { loadLaterModules } from '../../../lib/lazy-module.ts'

beforeAll(async () => {
  // Without a list of files to fetch first.
  vi.stubGlobal('document', { querySelector: () => null })
  expect(await loadLaterModules()).toBe(true)
})
afterAll(() => vi.unstubAllGlobals())

type Row = [string, NextStep, Partial<Dashboard['applications'][number]>, string[], number]

/** Of each kind of payment, in each state on hold: the words of the state, and whom to ask while staff check it. */
const heldSteps = (['due', 'order', 'payment'] as const).flatMap((kind): Row[] => {
  const step = (state: 'undecided' | 'checking', mayPayAgain = false): NextStep => {
    const { message } = anOwedView(state, mayPayAgain ? { action: 'pay' } : {})
    const about = { kind, id: '5' }
    return { kind: 'payment-on-hold', payment: { about, isChecked: state === 'checking', mayPayAgain, message } }
  }
  const says = (state: 'undecided' | 'checking') => (kind === 'due' ? [] : [OWED_MESSAGES[state]])
  const list = kind === 'order' ? 'My Orders' : 'My Payments'
  return [
    [`a ${kind} at the bank`, step('undecided'), {}, ['Nothing to do', ...says('undecided'), list], 0],
    [`a ${kind} to pay again`, step('undecided', true), {}, ['Wait for your bank, or pay again', list], 0],
    [
      `a ${kind} that staff check`,
      step('checking'),
      {},
      ['Contact us about your payment', ...says('checking'), 'Contact us'],
      1,
    ],
  ]
})

it.each<Row>([
  [
    'a draft',
    {
      kind: 'draft',
      course: 'DELED',
      step: 3,
      isBack: false,
      steps: 4,
      title: 'Agreement',
      savedAt: '2026-11-25T10:00:00.000Z',
      closesOn: '2026-12-31',
    },
    {},
    ['Go on with step 3 of 4', 'Your D.El.Ed application', 'Last day to apply 31 December 2026', 'Continue'],
    1,
  ],
  [
    'a correction',
    { kind: 'correction', applicationId: '7' },
    {
      status: 'SENT_BACK',
      correction: {
        labels: ['Personal Details'],
        reason: 'Your name.',
        requestedAt: '',
        dueOn: null,
        documentsToReplace: 0,
      },
    },
    ['Correct your D.El.Ed application', 'This application is given for re update.', 'Your name.', 'Update'],
    1,
  ],
  [
    'a document to replace',
    { kind: 'documents', applicationId: '7' },
    {
      status: 'SENT_BACK',
      correction: { labels: ['photo'], reason: 'Too dark.', requestedAt: '', dueOn: null, documentsToReplace: 1 },
    },
    ['Replace 1 document of your D.El.Ed application', 'Too dark.', 'Update'],
    1,
  ],
  [
    'an application fee',
    { kind: 'application-fee', applicationId: '7' },
    { owed: anOwedView('notStarted'), feePaise: 100_000 },
    ['Pay the application fee', 'You have not paid for D.El.Ed application', '₹1,000.00', 'Pay Now'],
    1,
  ],
  [
    'a due',
    { kind: 'due', applicationId: '7', dueId: '3' },
    {},
    ['Pay your next fee', '₹2,500.00', 'Due on 24 November 2026, in 2 days', 'Pay Now'],
    1,
  ],
  [
    'an answer to wait for',
    { kind: 'waiting', applicationId: '7' },
    { answerBy: '2100-11-27' },
    ['Nothing to do: we answer by 27 November 2100', 'Your D.El.Ed application is not approved yet.', 'Fee received'],
    0,
  ],
  [
    'an answer that is late, after a withdrawn approval',
    { kind: 'waiting', applicationId: '7' },
    { answerBy: '2020-11-27', reopened: { at: '', what: 'We withdrew the approval', reason: 'Wrong mark sheet.' } },
    ['Our answer is late', 'We promised to answer by 27 November 2020', 'We withdrew the approval: Wrong mark sheet.'],
    0,
  ],
  [
    'a rejection',
    { kind: 'rejected', applicationId: '7' },
    { status: 'REJECTED', owed: anOwedView('notOwed'), rejection: 'No seat is left.' },
    ['Your D.El.Ed application is rejected.', 'No seat is left.', 'Apply again'],
    1,
  ],
  ['an order to pay', { kind: 'order-payment', order }, {}, ['Pay for your books', '2 × Childhood', '₹540.00'], 1],
  [
    'a parcel',
    { kind: 'parcel', order },
    {},
    ['we have your order', 'Expected on 1 December 2026', 'See the order'],
    0,
  ],
  ['an order of before', { kind: 'order', order }, {}, ['Your latest order', 'Browse books'], 0],
  [
    'a recorded course to pay again',
    {
      kind: 'course-payment',
      payment: {
        courseName: 'Pedagogy',
        amountPaise: 79_950,
        message: 'This payment did not go through.',
        transactionId: 'T1',
      },
    },
    {},
    ['Pay for your recorded course', 'Pedagogy', 'Amount ₹799.50', 'This payment did not go through.', 'Pay Now'],
    1,
  ],
  [
    'a video',
    { kind: 'video', courseId: '4', courseName: 'Pedagogy', title: 'Aims', watched: 1, all: 3, isNew: false },
    {},
    ['Continue with “Aims”', 'Pedagogy', '1 of 3 videos', 'Watch'],
    1,
  ],
  [
    'an application fee at the bank',
    { kind: 'fee-on-hold', applicationId: '7' },
    { owed: anOwedView('undecided') },
    ['Nothing to do: your payment is not decided yet', 'do not pay again now', 'Check my payment'],
    0,
  ],
  [
    'an application fee that the bank has not decided on for ten minutes',
    { kind: 'fee-on-hold', applicationId: '7' },
    { owed: anOwedView('undecided', { action: 'pay' }) },
    ['Wait for your bank, or pay again', 'Pay Now'],
    1,
  ],
  [
    'an application fee of another amount',
    { kind: 'fee-on-hold', applicationId: '7' },
    { owed: anOwedView('checking') },
    ['Contact us about your payment', 'do not pay again.'],
    1,
  ],
  [
    'an application fee that goes back',
    { kind: 'fee-on-hold', applicationId: '7' },
    { owed: anOwedView('refunding') },
    ['your application fee goes back to you', 'on its way back to you', 'you can pay the fee again'],
    0,
  ],
  ...heldSteps,
  [
    'a seat to answer',
    { kind: 'merit', applicationId: '7', task: { kind: 'answer', until: '2026-11-28' } },
    {},
    ['You have a seat: answer by 28 November 2026', 'goes to the next person', 'Marks, choices and seat'],
    1,
  ],
  [
    'a merit process that waits',
    { kind: 'merit', applicationId: '7', task: { kind: 'wait', until: null } },
    {},
    ['Nothing to do: seats are given by merit', 'Marks, choices and seat'],
    0,
  ],
  ['paid fees', { kind: 'all-paid' }, {}, ['Nothing to do: you have paid every fee', 'See your fee plan'], 0],
])('about %s says what to do, with one main action at most and who helps', (_, next, change, said, actions) => {
  const { text, main } = draw(next, change)
  for (const words of said) expect(text).toContain(words)
  expect(main).toBe(actions)
  expect(text).toContain('Call +91 90000 00000 (Monday to Saturday) or write to us')
})

it.each([
  [false, '/enroll/DLED-course'],
  [true, '/enroll/DLED-course?step=3'],
])('opens a form at the step that it announces, also if it was left at a later one: %s', (isBack, address) => {
  const draft = { course: 'DELED', step: 3, steps: 4, title: 'Agreement', savedAt: '2026-11-25T10:00:00.000Z' } as const
  expect(draw({ kind: 'draft', ...draft, isBack, closesOn: null }).html).toContain(`href="${address}"`)
})

it('leads a new account to the courses', () => {
  expect(draw({ kind: 'start' }).text).toContain('You have not applied yet')
})

it('says what else there is to say about a correction as its last line', () => {
  const unpaid = { status: 'SENT_BACK', owed: anOwedView('notStarted') } as const
  const { text, main } = draw({ kind: 'correction', applicationId: '7' }, unpaid)
  expect(text).toContain('You have not paid for D.El.Ed application')
  expect(text).toContain('Pay Now')
  expect(main).toBe(1)
})
