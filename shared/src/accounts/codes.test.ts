import { describe, expect, it } from 'vitest'
import { roleFromQuery } from './account.ts'
import { codeSchema } from './codes.ts'
import { safeReturnPath } from './sign-in.ts'
import { maskEmail } from './verification.ts'

describe('codeSchema', () => {
  it.each(['123456', ' 123 456 ', '123-456'])('%j is a code', (typed) => expect(codeSchema.parse(typed)).toBe('123456'))

  it.each(['', '  ', null, 123456, {}])('%j is none', (typed) => {
    expect(codeSchema.safeParse(typed).error?.issues[0]?.message).toBe('Enter OTP')
  })

  it.each(['12345', '1234567', 'abcdef', '১২৩৪৫৬', '1'.repeat(10_000)])('%j is not right', (typed) => {
    expect(codeSchema.safeParse(typed).success).toBe(false)
  })
})

describe('safeReturnPath', () => {
  it.each(['/', '/student/orders?page=2', '/courses/abc/enroll#form'])('%s is ours', (path) => {
    expect(safeReturnPath(path)).toBe(path)
  })

  it.each([
    null,
    '',
    'student',
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    '/a\nb',
    '/\t/evil.example',
  ])('%j is not', (path) => expect(safeReturnPath(path)).toBeNull())
})

it.each([
  ['asha.mondal@example.in', 'as•••@example.in'],
  ['ab@example.in', 'a•••@example.in'],
  ['a@example.in', 'a•••@example.in'],
])('%s is shown as %s', (email, shown) => expect(maskEmail(email)).toBe(shown))

it.each([
  ['Guest', 'Guest'],
  ['student', 'Student'],
  ['admin', null],
  [null, null],
])('?type=%s preselects %s', (type, role) => expect(roleFromQuery(type)).toBe(role))
