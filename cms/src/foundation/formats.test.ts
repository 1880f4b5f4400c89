import { expect, it } from 'vitest'
import { formatChoices, formatDateTime, formatList, istDay, istShortTime, istTime } from './formats.ts'
import { inStaffLanguage } from './languages/in-staff-language.ts'

const iso = '2026-11-20T18:35:00.000Z'

it.each([
  [istDay(iso), '21 Nov 2026'],
  [istDay('2026-11-21'), '21 Nov 2026'],
  [istTime(iso), '21 Nov 2026, 12:05 am'],
  [istTime(null), ''],
  [istShortTime(iso), '21 Nov, 12:05 am'],
  [formatDateTime(new Date(iso), 'en'), '21 November 2026 at 12:05 am'],
  [formatList(['one', 'two', 'three']), 'one, two and three'],
  [formatChoices(['one', 'two', 'three']), 'one, two or three'],
])('formats as %s', (text, expected) => expect(text).toBe(expected))

it.each([
  ['hi', ['21 नव॰ 2026', '21 नव॰ 2026, रात 12:05', '21 नव॰, रात 12:05', 'क, ख, और ग', 'क, ख या ग']],
  ['bn', ['21 নভেঃ, 2026', '21 নভেঃ, 2026, রাত্রি 12:05', '21 নভেঃ, রাত্রি 12:05', 'ক, খ এবং গ', 'ক, খ, বা গ']],
] as const)('formats for staff who read %s', (locale, expected) => {
  const parts = locale === 'hi' ? ['क', 'ख', 'ग'] : ['ক', 'খ', 'গ']
  const texts = inStaffLanguage(locale, () => [
    istDay(iso),
    istTime(iso),
    istShortTime(iso),
    formatList(parts),
    formatChoices(parts),
  ])
  expect(texts).toEqual(expected)
})
