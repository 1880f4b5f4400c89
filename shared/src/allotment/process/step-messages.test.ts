import { describe, expect, it } from 'vitest'
import { dueMessages } from './step-messages.ts'
import type { Step } from './steps.ts'

const STEPS: Step[] = [
  { kind: 'correct', first: '2026-07-10', last: '2026-07-22' },
  { kind: 'objections', first: '2026-07-26', last: '2026-07-26' },
  { kind: 'choices', first: '2026-08-01', last: '2026-08-05' },
  { kind: 'rounds', round: 1, first: '2026-08-07', last: '2026-08-10' },
  { kind: 'rounds', round: 2, first: '2026-08-14', last: '2026-08-16' },
  { kind: 'joining', first: '2026-08-14', last: '2026-08-20' },
]
const at = (time: string, sent: string[] = [], steps = STEPS) => dueAt(time, { sent, steps }).map(({ name }) => name)
const dueAt = (time: string, facts: Partial<Parameters<typeof dueMessages>[0]>) =>
  dueMessages({ steps: STEPS, sent: [], seatsGiven: null, ...facts }, new Date(`${time}+05:30`))

describe('messages about the days of a process', () => {
  it.each([
    ['2026-07-21T08:59', []],
    ['2026-07-21T09:00', ['correct-ends']],
    ['2026-07-22T23:59', ['correct-ends']],
    ['2026-07-23T00:00', []],
    ['2026-07-26T09:00', ['objections-open']],
    ['2026-08-01T09:00', ['choices-open']],
    ['2026-08-04T09:00', ['choices-open', 'choices-end']],
    ['2026-08-06T00:00', []],
    ['2026-08-11T09:00', ['late-choices']],
    ['2026-08-14T00:00', []],
    ['2026-08-19T09:00', ['joining-ends']],
  ])('at %s are %j', (time, names) => expect(at(time)).toEqual(names))

  it('are sent once, and again with another last day', () => {
    const sent = ['choices-open:2026-08-05']
    expect(at('2026-08-02T12:00', sent)).toEqual([])
    const later = STEPS.map((step) => (step.kind === 'choices' ? { ...step, last: '2026-08-07' } : step))
    expect(at('2026-08-02T12:00', sent, later)).toEqual(['choices-open'])
  })

  it.each([
    ['2026-08-07T11:00', null, []],
    ['2026-08-07T11:00', 1, [{ name: 'no-seat', key: 'no-seat:round-1', day: '2026-08-14' }]],
    ['2026-08-10T23:59', 1, [{ name: 'no-seat', key: 'no-seat:round-1', day: '2026-08-14' }]],
    ['2026-08-14T11:00', 1, []],
    ['2026-08-14T11:00', 2, [{ name: 'no-seat-at-last', key: 'no-seat-at-last:round-2', day: '2026-08-16' }]],
  ])('at %s, when the seats of round %j are given, tell who has none', (time, seatsGiven, due) => {
    expect(dueAt(time, { seatsGiven })).toEqual(due)
  })

  it('about a round are not sent again when the round becomes longer', () => {
    const longer = STEPS.map((step) => (step.round === 1 ? { ...step, last: '2026-08-12' } : step))
    expect(dueAt('2026-08-12T11:00', { seatsGiven: 1, steps: longer, sent: ['no-seat:round-1'] })).toEqual([])
  })
})
