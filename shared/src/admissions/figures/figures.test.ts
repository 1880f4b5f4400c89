import { describe, expect, it } from 'vitest'
import { addAmounts, daysName, MAX_DAYS, medianDays } from './amounts.ts'
import { addCounted, type RowChanges } from './cells.ts'
import { type ApplicationFacts, type Counted, countedAs, daysToDecide } from './counted.ts'
import { periodsOf, queryText, readQuery, unitOf } from './query.ts'
import { COLUMNS, figureLabel, figureMeaning } from './view.ts'
import { WIRE_NAMES } from './wire.ts'

const place = { session: '2026-2028', course: 'BED', college: 'c1', category: 'SC' }
const none = { dues: [], payments: [], refunds: [] }
const application: ApplicationFacts = {
  status: 'SUBMITTED',
  queue: 'waiting-for-staff',
  startedAt: '2026-11-20T18:29:00.000Z',
  submittedAt: '2026-11-20T18:31:00.000Z',
  feePaidAt: '2026-11-21T00:00:00.000Z',
  events: [],
}

describe('what an application counts as', () => {
  it('is counted on days in India', () => {
    expect(countedAs(place, { application, money: none })).toEqual({
      place,
      days: { '2026-11-20': { started: 1 }, '2026-11-21': { submitted: 1, paid: 1 } },
      now: { waiting: 1 },
    })
  })

  it('is corrected on request and in a window', () => {
    const events = [
      { kind: 'resubmitted' as const, at: '2026-11-21T06:00:00.000Z' },
      { kind: 'corrected' as const, at: '2026-11-22T06:00:00.000Z' },
    ]
    expect(countedAs(place, { application: { ...application, events }, money: none })).toMatchObject({
      days: { '2026-11-21': { corrected: 1 }, '2026-11-22': { corrected: 1 } },
    })
  })

  it('starts with its submission if it was never saved, and is not paid without a fee', () => {
    const sent = { ...application, startedAt: null, feePaidAt: null, queue: 'waiting-for-fee' as const }
    expect(countedAs(place, { application: sent, money: none })).toMatchObject({
      days: { '2026-11-21': { started: 1, submitted: 1 } },
      now: {},
    })
  })

  it('has its money to the paisa, and nothing of attempts that failed', () => {
    const at = '2026-11-21T06:00:00.000Z'
    const money = {
      dues: [
        { action: 'EXAM' as const, status: 'open' as const, amountPaise: 10_001, concessionPaise: 1, chargePaise: 50 },
        // An amount that a student enters is not owed.
        { action: 'TOUR' as const, status: 'open' as const, amountPaise: 600 },
        { action: 'EXAM' as const, status: 'paid' as const, amountPaise: 99 },
        {
          action: 'EXAM' as const,
          status: 'open' as const,
          amountPaise: 1000,
          entries: [
            { at, transactionId: 'T1', kind: 'paid', amountPaise: 300 },
            { at, transactionId: 'T2', kind: 'held', amountPaise: 200 },
          ],
        },
      ],
      payments: [
        { status: 'paid' as const, amountPaise: 333, paidAt: at },
        { status: 'refunded' as const, amountPaise: 1, paidAt: at },
        { status: 'failed' as const, amountPaise: 5000, paidAt: null },
      ],
      refunds: [
        { status: 'done' as const, amountPaise: 7, decidedAt: '2026-12-01T00:00:00.000Z' },
        { status: 'pending' as const, amountPaise: 9, decidedAt: null },
      ],
    }
    expect(countedAs(place, { application: null, money })).toEqual({
      place,
      days: { '2026-11-21': { receivedPaise: 334 }, '2026-12-01': { refundedPaise: 7 } },
      now: { duePaise: 10_050 + 700 },
    })
  })

  it('is nothing once it is deleted and was never paid', () => {
    expect(countedAs(place, { application: null, money: none })).toBeNull()
  })
})

describe('days to decide', () => {
  const event = (kind: ApplicationFacts['events'][number]['kind'], day: number, hour = 6) => ({
    kind,
    at: new Date(Date.UTC(2026, 10, day, hour)).toISOString(),
  })

  it('run from the fee or the return to us until we answer', () => {
    const events = [
      event('submitted', 1),
      event('paid', 3),
      event('sent-back', 5),
      event('resubmitted', 10),
      event('approved', 10),
    ]
    expect(daysToDecide(events).map(({ days }) => days)).toEqual([2, 0])
    expect(daysToDecide(events.toReversed())).toEqual(daysToDecide(events))
  })

  it.each([
    ['without the fee', [event('submitted', 1), event('rejected', 4)]],
    ['after the fee was refunded', [event('paid', 1), event('fee-refunded', 2), event('rejected', 4)]],
    ['of a second answer without a return', [event('sent-back', 4), event('rejected', 5)]],
  ])('are none %s', (_, events) => expect(daysToDecide(events)).toEqual([]))

  it('begin again when a decision is taken back', () => {
    const events = [event('paid', 1), event('approved', 2), event('approval-withdrawn', 5), event('rejected', 9)]
    expect(daysToDecide(events).map(({ days }) => days)).toEqual([1, 4])
  })

  it('are days in India', () => {
    expect(daysToDecide([event('paid', 1, 18), event('approved', 1, 19)])).toMatchObject([{ days: 1 }])
  })

  it.each([
    [[], null],
    [[3], 3],
    [[1, 9], 1],
    [[1, 2, 9], 2],
    [[0, 0, 0, 500], 0],
    [[500], MAX_DAYS],
  ])('have a median, the lower of two: %j', (days, median) => {
    const amounts = {}
    for (const each of days) addAmounts(amounts, { [daysName(each)]: 1 })
    expect(medianDays(amounts)).toBe(median)
  })
})

it('what is counted and taken away again leaves nothing', () => {
  const counted: Counted = { place, days: { '2026-11-20': { submitted: 1 } }, now: { waiting: 1 } }
  const changes: RowChanges = new Map()
  addCounted(changes, counted, 1)
  expect([...changes.keys()].toSorted()).toEqual([
    '2026-2028|*|all|',
    '2026-2028|*|day|2026-11-20',
    '2026-2028|*|month|2026-11',
    '2026-2028|c1|all|',
    '2026-2028|c1|day|2026-11-20',
    '2026-2028|c1|month|2026-11',
  ])
  expect(changes.get('2026-2028|c1|all|')?.cells).toEqual({ 'BED/SC': { submitted: 1, waiting: 1 } })
  addCounted(changes, counted, -1)
  expect([...changes.values()].every(({ cells }) => Object.keys(cells).length === 0)).toBe(true)
})

const TODAY = '2026-11-28'

describe('filters', () => {
  it('are read from an address and written in one order', () => {
    const values = { to: '2026-11-30', from: '2026-11-01', course: 'BED', college: ' ', category: 'none' }
    const { query, errors } = readQuery(values, TODAY)
    expect(errors).toEqual([])
    expect(queryText(query)).toBe('course=BED&category=none&from=2026-11-01&to=2026-11-30')
  })

  it.each([
    [{ session: "2026' OR 1" }, 'session'],
    [{ course: 'bed' }, 'course'],
    [{ category: 'X' }, 'category'],
    [{ from: '2026-02-30' }, 'from'],
    [{ from: '2026-12-01', to: '2026-11-01' }, 'to'],
    [{ by: 'week' }, 'by'],
    [{ by: 'day' }, 'by'],
    [{ by: 'day', from: '2026-08-28' }, 'by'],
    [{ by: 'day', from: '2026-01-01', to: '2026-04-03' }, 'by'],
  ])('are refused by name: %j', (values, field) => {
    expect(readQuery(values, TODAY).errors.map((error) => error.field)).toEqual([field])
  })

  it.each([
    [{}, ['0000-01', '9999-12'], []],
    [{ from: '2026-11-01', to: '2026-11-30' }, ['2026-11', '2026-11'], []],
    [{ from: '2026-11-02', to: '2026-11-30' }, null, [['2026-11-02', '2026-11-30']]],
    [
      { from: '2026-10-15', to: '2027-02-03' },
      ['2026-11', '2027-01'],
      [
        ['2026-10-15', '2026-10-31'],
        ['2027-02-01', '2027-02-03'],
      ],
    ],
    [{ from: '2024-02-01', to: '2024-02-29' }, ['2024-02', '2024-02'], []],
    [{ from: '2026-12-31' }, ['2027-01', '9999-12'], [['2026-12-31', '2026-12-31']]],
  ])('are whole months and single days: %j', (query, months, days) => {
    expect(periodsOf(query)).toEqual({ months, days })
  })

  it('show days of a short time and months of a long one', () => {
    expect(unitOf({}, TODAY)).toBe('month')
    expect(unitOf({ from: '2026-11-01' }, TODAY)).toBe('day')
    expect(unitOf({ from: '2026-01-01' }, TODAY)).toBe('month')
    expect(unitOf({ from: '2026-11-01', by: 'month' }, TODAY)).toBe('month')
  })
})

it('each figure has a label, a meaning and a name of its own on the wire', () => {
  for (const name of COLUMNS)
    expect([figureLabel(name), figureMeaning(name), WIRE_NAMES[name]].every(Boolean)).toBe(true)
  expect(new Set(Object.values(WIRE_NAMES)).size).toBe(COLUMNS.length)
})
