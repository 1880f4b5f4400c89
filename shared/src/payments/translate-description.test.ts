import { expect, it } from 'vitest'
import { translateWith } from '../platform/translate.ts'
import { translateDescription } from './translate-description.ts'

const translate = translateWith({
  'Application fee': 'आवेदन शुल्क',
  'Book order': 'पुस्तक ऑर्डर',
  'Recorded course': 'रिकॉर्ड किया गया पाठ्यक्रम',
  'Lesson planning, step by step': 'पाठ योजना',
  'Dress fee': 'पोशाक शुल्क',
})

it.each([
  ['Application fee, B.Ed, BED-2026-7', 'आवेदन शुल्क, B.Ed, BED-2026-7'],
  ['Book order ORD-12', 'पुस्तक ऑर्डर ORD-12'],
  ['Recorded course: Lesson planning, step by step', 'रिकॉर्ड किया गया पाठ्यक्रम: पाठ योजना'],
  ['Recorded course: ঔষধের মাত্রা', 'रिकॉर्ड किया गया पाठ्यक्रम: ঔষধের মাত্রা'],
  ['Dress fee, BED-2026-7', 'पोशाक शुल्क, BED-2026-7'],
  ['Dress fee', 'पोशाक शुल्क'],
  ['Entered at the office', 'Entered at the office'],
  ['', ''],
])('translates %j', (description, translated) => {
  expect(translateDescription(description, translate)).toBe(translated)
})
