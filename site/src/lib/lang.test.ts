import { expect, test } from 'vitest'
import { langOf } from './lang.ts'

test('detects the language by the script, and none for Latin letters', () => {
  expect(['শিশু মনস্তত্ত্ব', 'बाल विकास', 'ᱥᱟᱱᱛᱟᱲᱤ', 'اردو تدریس', 'Childhood'].map(langOf)).toEqual([
    'bn',
    'hi',
    'sat',
    'ur',
    undefined,
  ])
})
