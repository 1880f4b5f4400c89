import { describe, expect, it } from 'vitest'
import { nextSchema } from './next-schema.ts'
import { safeReturnPath } from './return-path.ts'

describe('safeReturnPath', () => {
  it.each(['/', '/student/orders?page=2', '/courses/abc/enroll#form'])('accepts %s', (path) => {
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
    'javascript:alert(1)',
    'data:text/html,x',
    '%2F%2Fevil.example',
    '\\\\evil.example',
    ' //evil.example',
    '/.//evil.example',
    '/admin/..//evil.example',
    '/.%2F%2Fevil.example',
    `/${'x'.repeat(500)}`,
  ])('refuses %j', (path) => expect(safeReturnPath(path)).toBeNull())
})

it('the schema is optional and refuses unsafe paths', () => {
  expect(nextSchema.safeParse(undefined).success).toBe(true)
  expect(nextSchema.safeParse('/courses/a/enroll').success).toBe(true)
  expect(nextSchema.safeParse('//evil.example').success).toBe(false)
})
