import { expect, test } from 'vitest'
import { fieldMessages } from './field-messages.ts'
import { errorsAfter, findErrors } from './validation-errors.ts'

const field = (name: string, value: string, type = 'text') => ({
  name,
  value,
  type,
  dataset: { empty: 'Empty', wrong: 'Wrong' },
})

test('reports blank fields, in field order', () => {
  expect(findErrors([field('a', ' '), field('b', 'x'), field('c', '')])).toEqual([
    { field: 'a', message: 'Empty' },
    { field: 'c', message: 'Empty' },
  ])
})

test('accepts a phone number with spaces and a country code', () => {
  expect(findErrors([field('p', '+91 98300-12345', 'tel')])).toEqual([])
  expect(findErrors([field('p', '12345', 'tel')])).toEqual([{ field: 'p', message: 'Wrong' }])
})

test('uses the messages of the schema', () => {
  expect(fieldMessages('phone')).toEqual({
    empty: 'Enter your phone number',
    wrong: 'Enter a mobile number of 10 digits that starts with 6, 7, 8 or 9',
  })
  expect(fieldMessages('comment').empty).toBe('Enter your message')
})

test('removes the error of a corrected field at once, and adds none to others', () => {
  const shown = [
    { field: 'a', message: 'Empty' },
    { field: 'p', message: 'Wrong' },
  ]
  expect(errorsAfter(shown, field('a', 'Sen'))).toEqual([{ field: 'p', message: 'Wrong' }])
  expect(errorsAfter(shown, field('p', ' ', 'tel'))).toEqual([
    { field: 'a', message: 'Empty' },
    { field: 'p', message: 'Empty' },
  ])
  expect(errorsAfter(shown, field('p', '98', 'tel'))).toBe(shown)
  expect(errorsAfter(shown, field('other', ''))).toBe(shown)
})
