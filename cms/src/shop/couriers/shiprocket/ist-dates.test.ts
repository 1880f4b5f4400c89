import { describe, expect, it } from 'vitest'
import { istDateTime, readIstDate } from './ist-dates.ts'

describe('a date of Shiprocket', () => {
  it.each([
    ['2022-07-19 11:37:00', '2022-07-19T06:07:00.000Z'],
    ['2022-07-19T11:37:00', '2022-07-19T06:07:00.000Z'],
    ['2024-07-01', '2024-06-30T18:30:00.000Z'],
    ['23 05 2023 11:43:52', '2023-05-23T06:13:52.000Z'],
    ['24 Jul 2019, 11:11 AM', '2019-07-24T05:41:00.000Z'],
    ['24 Jul 2019, 12:05 AM', '2019-07-23T18:35:00.000Z'],
    ['24 Jul 2019, 12:05 PM', '2019-07-24T06:35:00.000Z'],
    ['Jul 01, 2024', '2024-06-30T18:30:00.000Z'],
    [' 2024-02-29 00:00:00 ', '2024-02-28T18:30:00.000Z'],
  ])('is in India’s time: %s', (text, expected) => {
    expect(readIstDate(text)?.toISOString()).toBe(expected)
  })

  it.each(['', '0000-00-00 00:00:00', '2023-02-31', '32 01 2023', 'soon', 'Foo 01, 2024', null, undefined, 5])(
    'is absent: %j',
    (text) => expect(readIstDate(text)).toBeNull(),
  )

  it('is written in India’s time, also across midnight', () => {
    expect(istDateTime(new Date('2026-11-22T20:05:59Z'))).toBe('2026-11-23 01:35')
    expect(istDateTime(new Date('2026-11-22T18:30:00Z'))).toBe('2026-11-23 00:00')
  })
})
