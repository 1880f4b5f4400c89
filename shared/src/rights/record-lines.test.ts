import { expect, it } from 'vitest'
import { recordLine } from './record-lines.ts'
import { rightsWords } from './words/words.ts'

it('says what became of records, until when and why, in the language of the person', () => {
  const line = { kind: 'receipts', count: 2, fate: 'kept', reason: 'money', until: '2035-03-31' } as const
  expect(recordLine(line, rightsWords.en, 'en')).toBe(
    'Receipts (2): Kept until 31 March 2035. Tax and company law asks us to keep records of money.',
  )
  expect(recordLine(line, rightsWords.hi, 'hi')).toMatch(/^रसीदें \(2\): रखा गया 31 मार्च 2035 तक। कर और/)
  expect(
    recordLine({ kind: 'account', count: 1, fate: 'erased', reason: null, until: null }, rightsWords.bn, 'bn'),
  ).toBe('আপনার অ্যাকাউন্ট: মুছে দেওয়া হয়েছে।')
})
