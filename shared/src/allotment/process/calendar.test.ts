import { describe, expect, it } from 'vitest'
import { calendarOf } from './calendar.ts'
import { stepTitle } from './step-title.ts'
import type { Step } from './steps.ts'

const STEPS: Step[] = [
  { kind: 'choices', first: '2026-08-30', last: '2026-08-31' },
  { kind: 'rounds', round: 1, first: '2026-09-01', last: '2026-09-01' },
  { kind: 'rounds', round: 2, first: '2026-09-03', last: '2026-09-04' },
]
const options = {
  id: 'p1',
  title: 'B.Ed, 2026; first, try',
  steps: STEPS,
  host: 'pravesh.example',
  link: 'https://pravesh.example/student/merit',
  revision: 3,
  now: new Date('2026-06-01T06:30:00.123Z'),
}

describe('the calendar of a process', () => {
  const lines = calendarOf({ ...options, locale: 'en' }).split('\r\n')

  it('has a whole-day event for each step, which ends on the day after', () => {
    expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(3)
    expect(lines).toContain('DTSTART;VALUE=DATE:20260830')
    expect(lines).toContain('DTEND;VALUE=DATE:20260901')
    expect(lines).toContain('DTSTAMP:20260601T063000Z')
    expect(lines.filter((line) => line.startsWith('UID:'))).toEqual([
      'UID:p1-choices@pravesh.example',
      'UID:p1-rounds-1@pravesh.example',
      'UID:p1-rounds-2@pravesh.example',
    ])
  })

  it('reminds of each step on the day before, and of the last day of longer ones', () => {
    const triggers = lines.filter((line) => line.startsWith('TRIGGER'))
    const longer = ['TRIGGER:-PT15H', 'TRIGGER;RELATED=END:-PT39H']
    expect(triggers).toEqual([...longer, 'TRIGGER:-PT15H', ...longer])
  })

  it('escapes what has a meaning in the format', () =>
    expect(lines).toContain('SUMMARY:Rank your choices (B.Ed\\, 2026\\; first\\, try)'))

  it.each(['en', 'hi', 'bn'] as const)('has no line of more than 75 octets, and loses no character: %s', (locale) => {
    const text = calendarOf({ ...options, title: 'ডি.এল.এড ভর্তি প্রক্রিয়া '.repeat(6).trim(), locale })
    for (const line of text.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
    expect(text.replaceAll('\r\n ', '')).toContain(
      `${stepTitle(STEPS[0] as Step, STEPS, locale)} (${'ডি.এল.এড ভর্তি প্রক্রিয়া '.repeat(6).trim()})`,
    )
  })
})

it('numbers rounds, and says which one is the last', () => {
  expect(STEPS.map((step) => stepTitle(step, STEPS, 'en'))).toEqual([
    'Rank your choices',
    'Round 1 of seats',
    'Last round of seats',
  ])
  const only: Step[] = [{ kind: 'rounds', round: 1, first: '2026-09-01', last: '2026-09-01' }]
  expect(only.map((step) => stepTitle(step, only, 'en'))).toEqual(['Round 1 of seats'])
})
