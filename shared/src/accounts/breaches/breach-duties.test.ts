import { expect, it } from 'vitest'
import { BREACH_DUTY_NAMES, dutyDueAt, dutyState, openDuties } from './breach-duties.ts'

const noticedAt = '2026-11-21T18:30:00.000Z'
const after = (hours: number, ms = 0) => new Date(Date.parse(noticedAt) + hours * 3_600_000 + ms)
const all = openDuties({ noticedAt, entries: {} })

it('asks for CERT-In within 6 hours, and for the Board and the persons within 72', () => {
  expect(all).toEqual([
    { name: 'certIn', dueAt: '2026-11-22T00:30:00.000Z' },
    { name: 'board', dueAt: '2026-11-24T18:30:00.000Z' },
    { name: 'persons', dueAt: '2026-11-24T18:30:00.000Z' },
    { name: 'boardDetails', dueAt: '2026-11-24T18:30:00.000Z' },
  ])
})

it('has the deadlines in the time zone of the timestamp', () => {
  expect(dutyDueAt('certIn', '2026-11-22T00:00:00.000+05:30')).toBe('2026-11-22T00:30:00.000Z')
})

it('leaves out what was told, or need not be told for a reason', () => {
  const entries = {
    certIn: { toldAt: noticedAt },
    persons: { notNeeded: 'No personal data' },
    board: { notNeeded: ' ' },
  }
  expect(openDuties({ noticedAt, entries }).map(({ name }) => name)).toEqual(['board', 'boardDetails'])
  const done = Object.fromEntries(BREACH_DUTY_NAMES.map((name) => [name, { toldAt: noticedAt }]))
  expect(openDuties({ noticedAt, entries: done })).toEqual([])
  expect(openDuties({ noticedAt, entries: { certIn: null, board: { toldAt: null } } })).toEqual(all)
})

it('says what is overdue, from the moment of the deadline on, and what is to be told at once', () => {
  const states = (now: Date) => all.map((duty) => dutyState(duty, now))
  expect(states(after(0))).toEqual(['due', 'at-once', 'at-once', 'due'])
  expect(states(after(6, -1))[0]).toBe('due')
  expect(states(after(6))).toEqual(['overdue', 'at-once', 'at-once', 'due'])
  expect(states(after(72))).toEqual(['overdue', 'overdue', 'overdue', 'overdue'])
})
