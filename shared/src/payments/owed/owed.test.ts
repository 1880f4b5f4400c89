import { describe, expect, it } from 'vitest'
import { AGAIN_MESSAGE, OWED_LABELS, OWED_MESSAGES, REPEAT_MESSAGE } from './messages.ts'
import { type OwedAttempt, type OwedFacts, owedView, receivedState } from './owed.ts'
import { mayPay, OWED_STATES, type OwedState } from './states.ts'

const START = '2026-11-25T10:00:00.000Z'
const at = (minutes: number) => new Date(Date.parse(START) + minutes * 60_000).toISOString()

let count = 0
const attempt = (change: Partial<OwedAttempt>): OwedAttempt => ({
  transactionId: `T${++count}`,
  status: 'pending',
  amountPaise: 100,
  startedAt: START,
  ...change,
})
const idle = attempt({ pageState: 'idle', pageStateAt: START })
const undecided = attempt({ pageState: 'undecided', pageStateAt: at(3) })
const untold = attempt({})
const mismatch = attempt({ issue: 'mismatch' })
const paid = attempt({ status: 'paid' })
const duplicate = attempt({ status: 'paid', issue: 'duplicate' })
const refused = attempt({ status: 'failed', pageState: 'idle' })
const closed = attempt({ status: 'expired', pageState: 'idle' })
const unanswered = attempt({ status: 'expired', pageState: 'undecided' })
const returning = attempt({ status: 'paid', refundHeldPaise: 100, refundedPaise: 0 })
const partly = attempt({ status: 'paid', refundHeldPaise: 40, refundedPaise: 0 })
const refunded = attempt({ status: 'refunded', refundHeldPaise: 100, refundedPaise: 100 })

function view(change: Partial<OwedFacts>, minutes = 5) {
  return owedView({ standing: 'due', countingId: null, attempts: [], now: new Date(at(minutes)), ...change })
}

describe('what is still to be paid', () => {
  it.each<[string, OwedAttempt[], OwedState, string | null]>([
    ['nothing was started', [], 'notStarted', 'pay'],
    ['a start that never had a page', [attempt({ status: 'created' })], 'notStarted', 'pay'],
    ['an opened page', [idle], 'opened', 'pay'],
    ['an opened page after a failure', [idle, refused], 'opened', 'pay'],
    ['a failure after an opened page', [refused, idle], 'failed', 'pay'],
    ['a page that closed unused', [closed], 'expired', 'pay'],
    ['a bank that never answered', [unanswered], 'failed', 'pay'],
    ['an undecided bank', [undecided], 'undecided', 'check'],
    ['an undecided bank and a newer page', [idle, undecided], 'undecided', 'check'],
    ['a provider that cannot tell', [untold], 'undecided', 'check'],
    ['a wrong amount', [mismatch], 'checking', null],
    ['a wrong amount before everything else', [idle, paid, undecided, mismatch], 'checking', null],
    ['a wrong amount that came late', [attempt({ status: 'failed', issue: 'mismatch' })], 'checking', null],
    ['a payment whose effects are outstanding', [undecided, paid], 'paid', null],
    ['only a second payment of before', [duplicate], 'notStarted', 'pay'],
  ])('after %s is one state', (_, attempts, state, action) => {
    expect(view({ attempts })).toMatchObject({ state, action })
  })

  it('is offered again ten minutes after the bank began to be undecided, not after the start', () => {
    expect(view({ attempts: [undecided] }, 12.9)).toMatchObject({
      action: 'check',
      message: OWED_MESSAGES.undecided,
      since: at(3),
      askedUntil: at(24 * 60),
      payAgainFrom: at(13),
    })
    expect(view({ attempts: [undecided] }, 13)).toMatchObject({ action: 'pay', message: REPEAT_MESSAGE })
    expect(view({ attempts: [untold] }, 10)).toMatchObject({ action: 'pay', since: START })
  })

  it('waits for the newest undecided payment', () => {
    const newer = attempt({ pageState: 'undecided', pageStateAt: at(15) })
    expect(view({ attempts: [newer, undecided] }, 20)).toMatchObject({
      transactionId: newer.transactionId,
      action: 'check',
      payAgainFrom: at(25),
    })
  })

  it('again after a refund forgets what was decided before', () => {
    const again = { againSince: at(1) }
    expect(view({ attempts: [refused, refunded], ...again })).toMatchObject({
      state: 'notStarted',
      message: AGAIN_MESSAGE,
      transactionId: null,
    })
    expect(view({ attempts: [undecided, refunded], ...again }).state).toBe('undecided')
    expect(view({ attempts: [mismatch, refunded], ...again }).state).toBe('checking')
    expect(view({ attempts: [{ ...refused, startedAt: at(2) }], ...again }).state).toBe('failed')
  })
})

describe('what was paid', () => {
  const settled = (standing: 'paid' | 'refunded', counting: OwedAttempt) =>
    view({ standing, countingId: counting.transactionId, attempts: [undecided, mismatch, counting] }).state

  it('stays paid whatever other attempts say, until all of it goes back', () => {
    expect(settled('paid', paid)).toBe('paid')
    expect(settled('paid', partly)).toBe('paid')
    expect(settled('paid', returning)).toBe('refunding')
    expect(settled('refunded', refunded)).toBe('refunded')
  })
})

it.each<[string, OwedAttempt, OwedState]>([
  ['a payment', paid, 'paid'],
  ['a payment that goes back in part', partly, 'paid'],
  ['a payment that goes back', returning, 'refunding'],
  ['a second payment', duplicate, 'refunding'],
  ['a payment that came back', refunded, 'refunded'],
])('%s that was received is in one state by itself', (_, attempt, state) => {
  expect(receivedState(attempt)).toBe(state)
})

describe('what is no longer to be paid', () => {
  it.each<[string, OwedAttempt[], OwedState]>([
    ['nothing', [], 'notOwed'],
    ['an opened page', [idle], 'notOwed'],
    ['a failure', [refused], 'notOwed'],
    ['an undecided bank', [undecided], 'undecided'],
    ['a wrong amount', [mismatch], 'checking'],
    ['money that goes back', [duplicate], 'refunding'],
    ['money on its way back', [returning], 'refunding'],
    ['money that came back', [refunded], 'refunded'],
    ['money that was kept', [paid], 'paid'],
  ])('after %s is never offered to pay', (_, attempts, state) => {
    const ended = view({ standing: 'ended', attempts }, 60)
    expect(ended.state).toBe(state)
    expect(mayPay(ended)).toBe(false)
    expect(ended.payAgainFrom).toBeNull()
  })
})

it.each(OWED_STATES)('%s has a message and a label of its own', (state) => {
  expect(OWED_MESSAGES[state]).toMatch(/^[A-Z].{20,}\.$/)
  expect(OWED_STATES.filter((other) => OWED_LABELS[other] === OWED_LABELS[state])).toEqual([state])
})
