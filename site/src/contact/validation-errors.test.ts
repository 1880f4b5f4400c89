import { expect, test } from 'vitest'
import { fieldMessages } from './field-messages.ts'
import { findErrors } from './validation-errors.ts'

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
