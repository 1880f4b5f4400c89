import { expect, test } from 'vitest'
import { langOf } from './lang.ts'

test('the letters tell the language; Latin letters are the page’s own', () => {
  expect(['শিশু মনস্তত্ত্ব', 'बाल विकास', 'ᱥᱟᱱᱛᱟᱲᱤ', 'اردو تدریس', 'Childhood'].map(langOf)).toEqual([
    'bn',
    'hi',
    'sat',
    'ur',
    undefined,
  ])
})
