import { DOCUMENT_KINDS } from '@pravesh/shared/admissions/documents/documents'
import type { Finding } from '@pravesh/shared/allotment/entries/validity'
import { untranslated } from '@pravesh/shared/platform/translate'
import { expect, it } from 'vitest'
import { findingText, whereToMend } from './finding-text.ts'
import { ownWords } from './words/words.ts'

const options = { words: ownWords('en'), translate: untranslated, locale: 'en' } as const

it.each<[Finding, string, ReturnType<typeof whereToMend>]>([
  [{ code: 'marks-missing' }, 'You have not typed your marks.', 'marks'],
  [{ code: 'sent-back' }, 'Your application waits for your corrections.', 'update'],
  [
    { code: 'below-minimum', score: 448_000, minimum: 450_000 },
    'Your score of 44.8 is below 45, the lowest for your category.',
    null,
  ],
  [{ code: 'too-old', age: 36, most: 35 }, 'You are 36 years old on the day that counts, and 35 is the most.', null],
  [{ code: 'document-missing', document: 'tenthResult' }, 'A document is missing: Class 10 result.', 'application'],
  [
    { code: 'claim-expired', claim: 'category', lastDay: '2026-03-31' },
    'The certificate ended on 31 March 2026: Category. You compete for the seats that are open to everyone.',
    'application',
  ],
])('says %j to the applicant', (finding, text, where) => {
  expect(findingText(finding, options)).toBe(text)
  expect(whereToMend(finding)).toBe(where)
})

it('names each document', () => {
  const texts = DOCUMENT_KINDS.map((document) => findingText({ code: 'document-refused', document }, options))
  expect(texts.filter((text) => !/: [A-Z][\w -]+\.$/.test(text))).toEqual([])
})
