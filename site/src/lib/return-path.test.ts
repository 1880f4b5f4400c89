import { expect, it } from 'vitest'
import { afterLogin, cameFrom, keepNext, loginFrom } from './return-path.ts'

const origin = 'https://pravesh.example'
const after = (next: string) => afterLogin({ search: `?${new URLSearchParams({ next })}`, origin })

it('leads back to where one was', () => {
  const login = loginFrom({ pathname: '/student/setting', search: '?a=b&c' })
  expect(login).toBe('/login?next=%2Fstudent%2Fsetting%3Fa%3Db%26c')
  expect(afterLogin({ search: new URL(login, origin).search, origin })).toBe('/student/setting?a=b&c')
})

it('knows whether a page has sent one here', () => {
  expect(cameFrom({ search: '?next=%2Fstudent%2Fdashboard' })).toBe(true)
  for (const search of ['', '?next=', '?next=%2F%2Fevil.example']) expect(cameFrom({ search })).toBe(false)
})

it('leads to the dashboard when one was nowhere', () => {
  expect(afterLogin({ search: '', origin })).toBe('/student/dashboard')
})

it('is carried from one account page to the next', () => {
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
]

it.each(FOREIGN)('%j is not carried on', (next) => {
  expect(keepNext('/register', { search: `?${new URLSearchParams({ next })}` })).toBe('/register')
})

it.each(['next=%2F%2Fevil.example', 'next=%2F%5Cevil.example', 'next=javascript%3Aalert(1)'])(
  'an encoded address of another site (%s) is none either',
  (query) => {
    expect(keepNext('/verify-account/u', { search: `?${query}` })).toBe('/verify-account/u')
    expect(afterLogin({ search: `?${query}`, origin })).toBe('/student/dashboard')
  },
)

it.each([...FOREIGN, 'student', '', '/login', '/register?type=Guest'])('%j is no way back', (next) => {
  expect(after(next)).toBe('/student/dashboard')
})
