import { expect, it } from 'vitest'
import { translateWith } from '../platform/translate.ts'
import { translateDescription } from './translate-description.ts'

const translate = translateWith({
  'Application fee': 'आवेदन शुल्क',
  'Book order': 'पुस्तक ऑर्डर',
  'Recorded course': 'रिकॉर्ड किया गया पाठ्यक्रम',
  'Lesson planning, step by step': 'पाठ योजना',
  'Dress fee': 'पोशाक शुल्क',
  'Exam fee': 'परीक्षा शुल्क',
  '1st Semester': 'सेमेस्टर 1',
})

it.each([
  ['Application fee, B.Ed, BED-2026-7', 'आवेदन शुल्क, B.Ed, BED-2026-7'],
  ['Book order ORD-12', 'पुस्तक ऑर्डर ORD-12'],
  ['Recorded course: Lesson planning, step by step', 'रिकॉर्ड किया गया पाठ्यक्रम: पाठ योजना'],
  ['Recorded course: ঔষধের মাত্রা', 'रिकॉर्ड किया गया पाठ्यक्रम: ঔষধের মাত্রা'],
  ['Dress fee, BED-2026-7', 'पोशाक शुल्क, BED-2026-7'],
  ['Dress fee', 'पोशाक शुल्क'],
  ['Exam fee, 1st Semester, BED-2026-7', 'परीक्षा शुल्क, सेमेस्टर 1, BED-2026-7'],
  ['Exam fee, 1st Semester (2), BED-2026-7', 'परीक्षा शुल्क, सेमेस्टर 1 (2), BED-2026-7'],
  [
    'Exam fee, 1st Semester, BED-2026-7: ₹1,200.00; Dress fee, At admission, BED-2026-7: ₹3,500.00',
    'परीक्षा शुल्क, सेमेस्टर 1, BED-2026-7: ₹1,200.00; पोशाक शुल्क, At admission, BED-2026-7: ₹3,500.00',
  ],
  ['Entered at the office', 'Entered at the office'],
  ['', ''],
])('translates %j', (description, translated) => {
  expect(translateDescription(description, translate)).toBe(translated)
})

it.each([
  ['Recorded course: Lesson planning, step by step', ['Lesson planning, step by step']],
  ['Recorded course: Dosage; in practice (2)', ['Dosage; in practice (2)']],
  ['Dress fee, At admission, BED-2026-7', ['At admission']],
  ['Dress fee, BED-2026-7', []],
  ['Book order ORD-12', []],
  [
    'Exam fee, 1st Semester, BED-2026-7: ₹1,200.00; Dress fee, At admission, BED-2026-7: ₹3,500.00',
    ['1st Semester', 'At admission'],
  ],
])('finds the names in %j', (description, names) => {
  const found: string[] = []
  translateDescription(description, translate, (name) => {
    found.push(name)
    return name
  })
  expect(found).toEqual(names)
})
