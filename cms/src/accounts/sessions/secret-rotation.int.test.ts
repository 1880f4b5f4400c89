import { createHash } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { aStaffMember, signedIn, staffCookieIn } from '../../../test/builders/staff.ts'
import { anActiveStudent, loggedIn } from '../../../test/builders/students.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { consumeLimit } from '../../database/rate-limit/consume-limit.ts'
import { peekLimit } from '../../database/rate-limit/peek-limit.ts'
import { portalOf } from '../../foundation/portal.ts'
import type { Staff } from '../../payload-types.ts'
import { enterCode } from '../codes/enter-code.ts'
import { issueCode } from '../codes/issue-code.ts'
import { checkLink, consumeLink } from '../links/consume-link.ts'
import { issueLink } from '../links/issue-link.ts'

const portal = startTestPortal()
const now = new Date()
const [first, second] = ['the first secret, 32 letters at least', 'the second secret, 32 letters or more']

/** Simulates a restart with these settings. */
function restartWith(payloadSecret: string, payloadSecretPrevious: string | null = null) {
  Object.assign(portalOf(portal.payload).env, { payloadSecret, payloadSecretPrevious })
  // Derived from `config.secret` as Payload does.
  portal.payload.secret = createHash('sha256').update(payloadSecret).digest('hex').slice(0, 32)
}
beforeEach(() => restartWith(first))

const statusFor = async (headers: Record<string, string>) =>
  (await portal.call('GET', '/api/user/myData', undefined, headers)).status
const staffMember = async (cookie: string, site = 'same-origin') =>
  (await portal.call('GET', '/api/staff/me', undefined, { cookie, 'sec-fetch-site': site })).reply.user?.email ?? null

const signIn = async (member: Staff): Promise<string> => (await signedIn(portal, member)).cookie ?? ''

/**
 * Whether something issued under the first secret is valid before the rotation, while both secrets are set, and after
 * it.
 */
async function validity(isValid: () => Promise<boolean>): Promise<boolean[]> {
  const before = await isValid()
  restartWith(second, first)
  const during = await isValid()
  restartWith(second)
  return [before, during, await isValid()]
}

describe('while PAYLOAD_SECRET_PREVIOUS is set', () => {
  it('keeps students logged in', async () => {
    const headers = await loggedIn(portal.payload, await anActiveStudent(portal.payload))
    expect(await validity(async () => (await statusFor(headers)) === 200)).toEqual([true, true, false])
  })

  it('keeps staff signed in', async () => {
    const member = await aStaffMember(portal.payload)
    const cookie = await signIn(member)
    expect(await validity(async () => (await staffMember(cookie)) === member.email)).toEqual([true, true, false])
  })

  it('accepts a staff session of the previous secret from the portal’s own pages only, until sign-out', async () => {
    const member = await aStaffMember(portal.payload)
    const cookie = await signIn(member)
    restartWith(second, first)
    expect(await staffMember(cookie, 'cross-site')).toBeNull()
    await portal.call('POST', '/api/staff/logout', {}, { cookie, 'sec-fetch-site': 'same-origin' })
    expect(await staffMember(cookie)).toBeNull()
  })

  it('signs a renewed staff session with the current secret', async () => {
    const member = await aStaffMember(portal.payload)
    const cookie = await signIn(member)
    restartWith(second, first)
    const sent = { cookie, 'sec-fetch-site': 'same-origin' }
    const { headers } = await portal.call('POST', '/api/staff/refresh-token', {}, sent)
    restartWith(second)
    expect(await staffMember(staffCookieIn(headers))).toBe(member.email)
  })

  it('accepts links that were sent before, once each', async () => {
    const student = await anActiveStudent(portal.payload)
    const make = async () => {
      const page = await issueLink({ payload: portal.payload, student, purpose: 'reset', now })
      return {
        payload: portal.payload,
        purpose: 'reset',
        token: new URL(page).searchParams.get('token') ?? '',
        now,
      } as const
    }
    const link = await make()
    const opens = () =>
      checkLink(link).then(
        () => true,
        () => false,
      )
    expect(await validity(opens)).toEqual([true, true, false])
    restartWith(second, first)
    expect(await consumeLink(link)).toMatchObject({ studentId: student.id })
    await expect(consumeLink(link)).rejects.toThrow()
  })

  it('accepts codes that were sent before, and continues counting their tries', async () => {
    const of = { purpose: 'phone', subject: '9830011111' } as const
    const code = await issueCode({ payload: portal.payload, of, handle: 'page', now })
    const wrong = code === '000000' ? '111111' : '000000'
    const enter = (typed: string) => enterCode({ payload: portal.payload, of, handle: 'page', code: typed, now })
    await expect(enter(wrong)).rejects.toThrow('4 more times')
    restartWith(second, first)
    await expect(enter(wrong)).rejects.toThrow('3 more times')
    expect(await enter(code)).toMatchObject({ state: 'verified' })
    await expect(issueCode({ payload: portal.payload, of, handle: 'page', now })).rejects.toThrow('a moment ago')
  })

  it('preserves rate limit counts', async () => {
    const limit = { payload: portal.payload, name: 'test', subject: 'a visitor', limit: 2, windowMs: 60_000, now }
    await consumeLimit(limit)
    restartWith(second, first)
    expect(await peekLimit({ ...limit, limit: 1 })).toMatchObject({ allowed: false })
    expect(await consumeLimit(limit)).toEqual({ allowed: true })
    expect(await consumeLimit(limit)).toMatchObject({ allowed: false })
    restartWith(second)
    expect(await consumeLimit(limit)).toMatchObject({ allowed: false })
  })

  it('issues everything new under the current secret', async () => {
    restartWith(second, first)
    const headers = await loggedIn(portal.payload, await anActiveStudent(portal.payload))
    const member = await aStaffMember(portal.payload)
    const cookie = await signIn(member)
    restartWith(second)
    expect([await statusFor(headers), await staffMember(cookie)]).toEqual([200, member.email])
  })
})
