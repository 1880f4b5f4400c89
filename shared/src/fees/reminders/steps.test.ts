import { describe, expect, it } from 'vitest'
import { addDays } from '../../platform/days.ts'
import { reminderBands, reminderDay, reminderSteps, stepDay } from './steps.ts'

const steps = reminderSteps({ before: [7, 1], after: [1, 7, 15] })
const TODAY = '2026-11-22'

it('reminderSteps are in order, without duplicates', () => {
  expect(steps).toEqual([-7, -1, 1, 7, 15])
  expect(reminderSteps({ before: [1, 7, 7], after: [] })).toEqual([-7, -1])
})

it.each([
  ['2026-11-22T03:29:59Z', '2026-11-21'],
  ['2026-11-22T03:30:00Z', '2026-11-22'],
  ['2026-11-22T18:30:00Z', '2026-11-22'],
])('reminderDay at %s is %s', (now, day) => {
  expect(reminderDay(new Date(now))).toBe(day)
})

describe('reminderBands', () => {
  const stepOn = (dueOn: string) =>
    reminderBands(steps, TODAY).flatMap(({ step, after, upTo }) => (dueOn > after && dueOn <= upTo ? [step] : []))

  it.each([
    [8, []],
    [7, [-7]],
    [2, [-7]],
    [1, [-1]],
    [0, [-1]],
    [-1, [1]],
    [-6, [1]],
    [-7, [7]],
    [-15, [15]],
    [-29, [15]],
    [-30, []],
  ])('a due date %d days from today has the steps %j', (days, expected) => {
    expect(stepOn(addDays(TODAY, days))).toEqual(expected)
  })

  it('stepDay is the day of a step', () => {
    expect(stepDay('2026-11-29', -7)).toBe(TODAY)
  })
})
