import { expect, it } from 'vitest'
import { addressInstead } from './address-instead.ts'

type Given = Parameters<typeof addressInstead>[0]

const asked = (user: object | null, searchParams?: Given['searchParams']) => {
  const req = { user, payload: { config: { routes: { admin: '/admin' } } } }
  return addressInstead({
    initPageResult: { req } as unknown as Given['initPageResult'],
    path: '/reports',
    searchParams,
  })
}

it('leads visitors back to a view with its query, after the sign-in', () => {
  const instead = asked(null, { month: '2026-10', college: ['a&b', 'c'], head: undefined })
  const { pathname, searchParams } = new URL(instead, 'http://portal')
  expect(pathname).toBe('/admin/login')
  expect(searchParams.get('redirect')).toBe('/admin/reports?month=2026-10&college=a%26b&college=c')
  expect(asked(null)).toBe('/admin/login?redirect=%2Fadmin%2Freports')
})

it('leads staff without the permission to the dashboard', () => {
  expect(asked({ collection: 'staff' }, { month: '2026-10' })).toBe('/admin')
})
