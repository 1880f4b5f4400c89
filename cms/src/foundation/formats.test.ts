import { expect, it } from 'vitest'
import { formatChoices, formatDateTime, formatList, istDay, istShortTime, istTime } from './formats.ts'

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
