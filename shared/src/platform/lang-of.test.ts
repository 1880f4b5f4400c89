import { expect, test } from 'vitest'
import { langOf } from './lang-of.ts'

const TEXTS = ['শিশু মনস্তত্ত্ব', 'बाल विकास', 'ᱥᱟᱱᱛᱟᱲᱤ', 'اردو تدریس', 'Childhood', '2026']

test('detects the language by the script, and none for that of the page', () => {
  expect(TEXTS.map((text) => langOf(text, 'en'))).toEqual(['bn', 'hi', 'sat', 'ur', undefined, undefined])
  expect(TEXTS.map((text) => langOf(text, 'hi'))).toEqual(['bn', undefined, 'sat', 'ur', 'en', undefined])
})

test('takes a text with Latin names in it for one of the other script', () => {
  expect(langOf('B.Ed पाठ्यक्रम', 'en')).toBe('hi')
})
