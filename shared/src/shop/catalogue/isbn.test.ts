import { describe, expect, it } from 'vitest'
import { completeIsbn, readIsbn, showIsbn } from './isbn.ts'

describe('an ISBN', () => {
  it.each([
    ['thirteen digits', '9780306406157', '9780306406157'],
    ['with hyphens', '978-0-306-40615-7', '9780306406157'],
    ['with spaces and a name', ' ISBN-13: 978 0 306 40615 7 ', '9780306406157'],
    ['with dashes of a word processor', '978–0–306–40615–7', '9780306406157'],
    ['of another prefix', '979-10-90636-07-1', '9791090636071'],
    ['of ten digits', '0-306-40615-2', '9780306406157'],
    ['of ten digits with an X', 'isbn 0-8044-2957-x', '9780804429573'],
  ])('%s is stored as thirteen digits', (_, typed, isbn) => {
    expect(readIsbn(typed)).toBe(isbn)
  })

  it.each([
    '',
    '9780306406158',
    '9780306406175',
    '0306406153',
    '0306406125',
    '977030640615X',
    '9770306406150',
    '978030640615',
    '97803064061570',
    'X306406152',
    'Childhood',
  ])('is not “%s”', (typed) => {
    expect(readIsbn(typed)).toBeNull()
  })

  it('has a check digit that may be 0', () => {
    expect(readIsbn(completeIsbn('978000000000'))).toBe('9780000000002')
    expect(completeIsbn('978316148410')).toBe('9783161484100')
  })

  it('is shown with its prefix apart', () => {
    expect(showIsbn('9780306406157')).toBe('978-0306406157')
  })
})
