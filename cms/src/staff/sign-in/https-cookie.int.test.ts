/** @sqlite-only attributes of cookies; recovery and guessing run the same calls on both databases */
import { expect, it, vi } from 'vitest'
import { aStaffMember, STAFF_PASSWORD } from '../../../test/builders/staff.ts'
import { staffTokenSentTo } from '../../../test/outbox.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'

const origin = vi.hoisted(() => {
  process.env.PUBLIC_URL = 'https://portal.example.in'
  return process.env.PUBLIC_URL
})

const portal = startTestPortal()

it('sets every staff session cookie Secure, HttpOnly and SameSite under https', async () => {
  const { email } = await aStaffMember(portal.payload)
  const login = await portal.call('POST', '/api/staff/login', { email, password: STAFF_PASSWORD })
  const cookie = login.headers.get('set-cookie')?.split(';')[0] ?? ''
  const post = (path: string, body = {}) => portal.call('POST', `/api/staff/${path}`, body, { cookie, origin })
  const refreshed = await post('refresh-token')
  const loggedOut = await post('logout')
  await post('forgot-password', { email })
  const token = await staffTokenSentTo(portal.payload, email)
  const reset = await post('reset-password', { token, password: 'another long password' })
  for (const { status, headers } of [login, refreshed, loggedOut, reset]) {
    expect(status).toBe(200)
    expect(headers.getSetCookie()).not.toEqual([])
    for (const cookie of headers.getSetCookie()) {
      expect(cookie).toMatch(/; Secure(=|;|$)/)
      expect(cookie).toMatch(/; HttpOnly(=|;|$)/)
      expect(cookie).toMatch(/; SameSite=Lax(;|$)/)
    }
  }
})
