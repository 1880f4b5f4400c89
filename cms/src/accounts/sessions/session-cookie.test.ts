import { expect, it } from 'vitest'
import { sessionCookie, tokenFromCookie } from './session-cookie.ts'

it('sets a same-site, HttpOnly cookie for one day', () => {
  expect(sessionCookie({ token: 't', publicUrl: 'https://a.example' })).toBe(
    '_pravesh_user_access_token=t; Path=/; Max-Age=86400; HttpOnly; SameSite=Lax; Secure',
  )
  expect(sessionCookie({ token: null, publicUrl: 'http://localhost:3000' })).toBe(
    '_pravesh_user_access_token=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax',
  )
})

it.each([
  [null, null],
  ['', null],
  ['_pravesh_user_access_token=abc', 'abc'],
  ['pravesh-staff-token=x; _pravesh_user_access_token=abc; other', 'abc'],
  ['x_pravesh_user_access_token=abc', null],
  ['_pravesh_user_access_token=', null],
])('reads from %j the token %j', (header, token) => expect(tokenFromCookie(header)).toBe(token))
