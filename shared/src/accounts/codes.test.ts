import { describe, expect, it } from 'vitest'
import { roleFromQuery } from './account.ts'
import { codeSchema } from './codes.ts'
import { maskEmail, maskPhone } from './verification.ts'

describe('codeSchema', () => {
  it.each(['123456', ' 123 456 ', '123-456', '১২৩৪৫৬', '१२३ ४५६'])('accepts %j', (typed) =>
    expect(codeSchema.parse(typed)).toBe('123456'),
  )

  it.each(['', '  ', null, 123456, {}])('refuses %j as missing', (typed) => {
    expect(codeSchema.safeParse(typed).error?.issues[0]?.message).toBe('Enter OTP')
  })

  it.each(['12345', '1234567', 'abcdef', '૧૨૩૪૫૬', '1'.repeat(10_000)])('refuses %j as malformed', (typed) => {
    expect(codeSchema.safeParse(typed).success).toBe(false)
  })
})

it.each([
  ['asha.mondal@example.in', 'as•••@example.in'],
  ['ab@example.in', 'a•••@example.in'],
  ['a@example.in', 'a•••@example.in'],
])('masks %s as %s', (email, shown) => expect(maskEmail(email)).toBe(shown))

it('masks all but four digits of a phone number', () => expect(maskPhone('9830012345')).toBe('••••••2345'))

it.each([
  ['Guest', 'Guest'],
  ['student', 'Student'],
  ['admin', null],
  [null, null],
])('?type=%s preselects %s', (type, role) => expect(roleFromQuery(type)).toBe(role))
