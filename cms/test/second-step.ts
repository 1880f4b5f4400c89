import { Secret, TOTP } from 'otpauth'
import { expect } from 'vitest'
import type { Staff } from '../src/payload-types.ts'
import type { Role } from '../src/staff/permissions/roles.ts'
import { aStaffMember, STAFF_PASSWORD, sameOrigin, signedIn, staffCookieIn } from './builders/staff.ts'
import { cookiesIn } from './cookies.ts'
import type { TestPortal } from './start-test-portal.ts'

export type SentHeaders = Record<string, string>

/** The code that an authenticator app shows now, or at another time. */
export function codeOf(secret: string, offsetMs = 0): string {
  const totp = new TOTP({ secret: Secret.fromBase32(secret.replace(/\s/g, '')) })
  return totp.generate({ timestamp: Date.now() + offsetMs })
}

/** Calls of the second step of staff. */
export function secondStep(portal: TestPortal) {
  const call = (path: string, body: unknown, headers: SentHeaders = {}) =>
    portal.call('POST', `/api/staff/second-factor/${path}`, body, { ...sameOrigin, ...headers })
  const login = ({ email }: Pick<Staff, 'email'>, headers: SentHeaders = {}) =>
    portal.call('POST', '/api/staff/login', { email, password: STAFF_PASSWORD }, headers)
  return {
    call,
    login,
    /** A new member of staff and the headers of their session. */
    async newPerson(role: Role = 'administrator') {
      const staff = await aStaffMember(portal.payload, { role })
      return { staff, headers: await signedIn(portal, staff) }
    },
    /** Adds an app to the account that the headers are signed in with. */
    async addApp(headers: SentHeaders): Promise<{ secret: string; codes: string[] }> {
      const { reply } = await call('propose-app', {}, headers)
      const { secret, token } = reply.result
      const added = await call('add-app', { token, code: codeOf(secret) }, headers)
      expect(added).toMatchObject({ status: 200 })
      return { secret, codes: added.reply.result.recoveryCodes ?? [] }
    },
    /** The cookie of an unfinished sign-in. */
    async unfinished(staff: Pick<Staff, 'email'>): Promise<{ cookie: string }> {
      const { headers } = await login(staff)
      expect(staffCookieIn(headers)).toBe('')
      return { cookie: /pravesh-staff-step=[^;]+/.exec(cookiesIn(headers))?.[0] ?? '' }
    },
  }
}
