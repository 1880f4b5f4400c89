import { expect, it } from 'vitest'
import { afterLogin, keepNext, loginFrom } from './return-path.ts'

const origin = 'https://pravesh.example'
const after = (next: string) => afterLogin({ search: `?${new URLSearchParams({ next })}`, origin }, 'en')

it('returns to the previous page', () => {
  const login = loginFrom({ pathname: '/student/setting', search: '?a=b&c' }, 'en')
  expect(login).toBe('/login?next=%2Fstudent%2Fsetting%3Fa%3Db%26c')
  expect(afterLogin({ search: new URL(login, origin).search, origin }, 'en')).toBe('/student/setting?a=b&c')
})

it('goes to the dashboard without a return path', () => {
  expect(afterLogin({ search: '', origin }, 'en')).toBe('/student/dashboard')
})

it('carries the return path from one account page to the next', () => {
  const search = '?type=Student&next=%2Fcourses%2Fbed%2Fenroll%3Fa%3Db%26c'
  expect(keepNext('/register', { search })).toBe('/register?next=%2Fcourses%2Fbed%2Fenroll%3Fa%3Db%26c')
  expect(keepNext('/register', { search: '?type=Student' })).toBe('/register')
})

const FOREIGN = [
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  'javascript:alert(1)',
  'data:text/html,x',
  '%2F%2Fevil.example',
  '/.//evil.example',
  '/student/..//evil.example',
]

it.each(FOREIGN)('does not carry %j on', (next) => {
  expect(keepNext('/register', { search: `?${new URLSearchParams({ next })}` })).toBe('/register')
})

it.each(['next=%2F%2Fevil.example', 'next=%2F%5Cevil.example', 'next=javascript%3Aalert(1)'])(
  'an encoded address of another site (%s) is none either',
  (query) => {
    expect(keepNext('/verify-account/u', { search: `?${query}` })).toBe('/verify-account/u')
    expect(afterLogin({ search: `?${query}`, origin }, 'en')).toBe('/student/dashboard')
  },
)

it.each([...FOREIGN, 'student', '', '/login', '/register?type=Guest'])('does not return to %j', (next) => {
  expect(after(next)).toBe('/student/dashboard')
})
