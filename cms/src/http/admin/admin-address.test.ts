import { describe, expect, it } from 'vitest'
import { safeAdminAddress } from './admin-address.ts'

const LOGIN = '/admin/login'

describe('safeAdminAddress', () => {
  it.each([
    LOGIN,
    '/admin?',
    `${LOGIN}?redirect=%2Fadmin%2Fcollections%2Fbooks%3Flimit%3D5`,
    '/admin/collections/books?where%5Bname%5D%5Blike%5D=%2F%2Fa&page=2',
    '/_next/static/chunks/a.js',
  ])('keeps %s', (url) => {
    expect(safeAdminAddress(url)).toBe(url)
  })

  it.each([
    `${LOGIN}?redirect=%2F.%2F%2Fevil.example`,
    `${LOGIN}?redirect=/admin/..//evil.example`,
    `${LOGIN}?redirect=/admin/../../\\evil.example`,
    `${LOGIN}?redirect=%2F%09%2Fevil.example`,
    `${LOGIN}?redirect=javascript:alert(1)`,
    `${LOGIN}?redirect=https%3A%2F%2Fevil.example`,
    `${LOGIN}?redirect=`,
    `${LOGIN}?redirect`,
    `${LOGIN}?%72edirect=//evil.example`,
    `${LOGIN}?redirect=/admin&redirect=//evil.example`,
    `${LOGIN}#?redirect=//evil.example`,
  ])('drops the redirect of %s', (url) => {
    expect(safeAdminAddress(url)).toBe(url.slice(0, url.indexOf('?')))
  })

  it('keeps the other parameters and resolves dot segments', () => {
    expect(safeAdminAddress(`${LOGIN}?a=1&redirect=//evil.example&b=2`)).toBe(`${LOGIN}?a=1&b=2`)
    expect(safeAdminAddress(`${LOGIN}?redirect=/admin/./collections`)).toBe(`${LOGIN}?redirect=%2Fadmin%2Fcollections`)
  })

  it('a second pass changes nothing', () => {
    const once = safeAdminAddress(`${LOGIN}?redirect=/a b/../বাংলা?c=d e&x=~*`) ?? ''
    expect(safeAdminAddress(once)).toBe(once)
  })

  it.each(['/admin/..//evil.example', '/admin/..%2f%2fevil.example', '/admin/..\\evil.example'])(
    'refuses the path %s',
    (url) => {
      expect(safeAdminAddress(url)).toBeNull()
    },
  )
})
