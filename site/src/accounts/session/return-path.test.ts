import { expect, it } from 'vitest'
import { afterLogin, cameFrom, loginFrom } from './return-path.ts'

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

it.each([
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  'javascript:alert(1)',
  'student',
  '',
  '/login',
  '/register?type=Guest',
])('%j is no way back', (next) => {
  expect(after(next)).toBe('/student/dashboard')
})
