import { expect, it } from 'vitest'
import { formatDay, formatLocalTime, formatMoment, formatSecond, formatTime } from './formats.ts'

const iso = '2023-11-20T10:35:09.000Z'

it('formats timestamps as India does, whatever the time zone', () => {
  expect(formatDay('2023-11-19T18:30:00.000Z', 'en')).toBe('20/11/2023')
  expect(formatMoment(iso, 'en')).toBe('20/11/2023, 4:05 pm')
  expect(formatTime(iso, 'en')).toBe('4:05:09 pm')
  expect(formatSecond(iso, 'en')).toBe('20/11/23, 4:05:09 pm')
})

it.each(['hi', 'bn'] as const)('has no Latin letters in times in %s', (locale) => {
  expect(formatMoment(iso, locale)).toBe('20/11/2023, 16:05')
  expect(formatTime(iso, locale)).toBe('16:05:09')
  expect(formatSecond(iso, locale)).not.toMatch(/[a-z]/i)
})

it('formats the current time in the time zone of the reader', () => {
  expect(formatLocalTime(new Date(2023, 10, 20, 16, 5, 9), 'en-IN')).toBe('4:05:09 pm')
  expect(formatLocalTime(new Date(2023, 10, 20, 16, 5, 9), 'bn-IN')).toBe('16:05:09')
})
