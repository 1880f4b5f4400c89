import { expect, it } from 'vitest'
import { serviceText } from './service-text.ts'
import { addressWords } from './words/words.ts'

const now = new Date('2026-11-23T06:00:00Z')

it.each([
  [{ state: 'served', days: 5 }, 'Our courier delivers to 741101 by about 30 November 2026.'],
  [{ state: 'served', days: null }, 'Our courier delivers to 741101 by about 5 December 2026.'],
  [{ state: 'unknown', days: null }, 'Parcels to 741101 usually arrive by 5 December 2026.'],
  [
    { state: 'notServed', days: null },
    'Our courier does not deliver to 741101 yet. We call you to find another way if you order.',
  ],
] as const)('of %o says until when', (service, text) => {
  expect(serviceText({ pin: '741101', service, now, words: addressWords('en').service, locale: 'en' })).toBe(text)
})
