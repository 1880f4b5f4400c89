/** @sqlite-only attributes of cookies; recovery and guessing run the same calls on both databases */
import { expect, it, vi } from 'vitest'
import { aStaffMember, STAFF_PASSWORD } from '../../../test/builders/staff.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import type { Staff } from '../../payload-types.ts'

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
  const stored = await portal.payload.db.findOne<Staff>({ collection: 'staff', where: { email: { equals: email } } })
  const reset = await post('reset-password', { token: stored?.resetPasswordToken, password: 'another long password' })
  for (const { status, headers } of [login, refreshed, loggedOut, reset]) {
    expect(status).toBe(200)
    expect(headers.get('set-cookie')).toMatch(/; Secure(=|;|$)/)
    expect(headers.get('set-cookie')).toMatch(/; HttpOnly(=|;|$)/)
    expect(headers.get('set-cookie')).toMatch(/; SameSite=Lax(;|$)/)
  }
})
