import { expect, it } from 'vitest'
import { wrongTerms } from './check-terms.ts'
import { latinWords, signsIn } from './signs.ts'

it.each([
  ['Pay the fee', 'शुल्क दें', []],
  ['Pay the fee', 'फ़ीस दें', ['fees?']],
  ['Fees of the college', 'कॉलेज की शुल्क', []],
  ['A coffee for {fee}', 'एक कॉफ़ी {fee} में', []],
])('finds the terms of “%s” in “%s”, except %j', (english, translation, wrong) =>
  expect(wrongTerms({ english, translation }, 'hi', {})).toEqual(wrong),
)

it('leaves out a text in which the term means something else', () => {
  const text = { english: 'Sort order', translation: 'क्रम' }
  expect(wrongTerms(text, 'hi', {})).toEqual(['orders?'])
  expect(wrongTerms(text, 'hi', { 'orders?': ['Sort order'] })).toEqual([])
})

it('compares placeholders and numbers in any order', () => {
  expect(signsIn('Pay ₹1,200 by {day}, in 5 to 7 days')).toEqual(['1', '200', '5', '7', '{day}'])
})

it('finds the words in Latin letters', () => {
  expect(latinWords('B.Ed के लिए {name} का PDF, dd/mm/yyyy')).toEqual(['B.Ed', 'PDF', 'dd/mm/yyyy'])
})
