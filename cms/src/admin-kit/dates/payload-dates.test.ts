import { describe, expect, it } from 'vitest'
import { istTime } from '../../foundation/formats.ts'
import { toIst } from './payload-dates.ts'

// The zone of this computer, as Payload formats in the browser.
const american = new Intl.DateTimeFormat('en-US', {
  day: 'numeric',
  hour: 'numeric',
  hour12: true,
  minute: 'numeric',
  month: 'short',
  year: 'numeric',
})
const pattern = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeStyle: 'short' })

describe.each(['2026-11-27T15:43:00.000Z', '2026-12-31T18:29:00.000Z', '2026-02-28T06:00:00.000Z'])('%s', (iso) => {
  it.each([
    ['in “Document locked”', american],
    ['on the pages of versions', pattern],
  ])('is written in Indian time %s', (_, format) => {
    expect(toIst(format.format(new Date(iso)))).toBe(istTime(iso))
  })
})

it('reads what Payload writes for staff who read Bengali', () => {
  const at = new Date(2026, 10, 27, 21, 13).toISOString()
  expect(toIst('27 নভে 2026, 9:13 অপরাহ্ন')).toBe(istTime(at))
})

it('leaves other texts alone', () => {
  for (const text of [
    '',
    'Draft',
    '27 Nov 2026',
    'Sunil Roy',
    '27 Nov 2026, 9:13 pm and later',
    '27 Nov 2026, 9:13 hrs',
  ]) {
    expect(toIst(text)).toBeNull()
  }
})
