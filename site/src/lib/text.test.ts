import { expect, test } from 'vitest'
import { clip, count, hasLongWord, htmlToText, paragraphs } from './text.ts'

test('a blank line ends a paragraph', () => {
  expect(paragraphs('One.\nStill one.\n\n \nTwo.\n')).toEqual(['One.\nStill one.', 'Two.'])
})

test('clips text at a word, without a trailing comma', () => {
  expect(clip('Choose a recognised college, apply and pay', 30)).toBe('Choose a recognised college…')
  expect(clip('Apply and pay', 13)).toBe('Apply and pay')
  expect(clip('Apply and pay', 12)).toBe('Apply and…')
  expect(clip('  short\n text ', 30)).toBe('short text')
})

test('strips tags from HTML and unescapes an ampersand once', () => {
  expect(htmlToText('<h2>Fees</h2><p>B.Ed &amp; D.El.Ed, &amp;lt; 5 %</p>')).toBe('Fees B.Ed & D.El.Ed, &lt; 5 %')
})

test('uses the singular for one', () => {
  expect([count(1, 'book', 'books'), count(0, 'book', 'books')]).toEqual(['1 book', '0 books'])
})

test('finds words that are too long for a line of a phone, but not names with hyphens', () => {
  expect(hasLongWord('Clinical Pharmacotherapeutics')).toBe(true)
  expect([hasLongWord('a'.repeat(14)), hasLongWord('a'.repeat(15))]).toEqual([false, true])
  expect(hasLongWord('Kanyakumari-Thiruvananth College')).toBe(false)
})
