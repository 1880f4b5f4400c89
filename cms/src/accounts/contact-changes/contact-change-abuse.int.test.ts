/** @sqlite-only the limits are those of codes.int.test.ts, which counts them on both databases */
import { describe, expect, it } from 'vitest'
import { anActiveStudent, loggedIn } from '../../../test/builders/students.ts'
import { contactChangesOn, NEW_EMAIL, NEW_PHONE } from '../../../test/contact-change.ts'
import { messagesTo, wrongCode } from '../../../test/outbox.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { ACCOUNT_LIMITS } from '../limits/account-limits.ts'

const portal = startTestPortal()
const { account, later, stored, sendEmail, sendPhone, changeEmail, codeFor } = contactChangesOn(portal)
const session = (student = account.asha) => loggedIn(portal.payload, student)
const sent = async (template: string) =>
  (await portal.payload.count({ collection: 'messages', where: { template: { equals: template } } })).totalDocs

describe('a change withstands', () => {
  it('a script that sends codes to many addresses and phones', async () => {
    const here = await session()
    for (let i = 0; i < 10; i++) {
      await sendEmail(here, `victim${i}@example.in`)
      await sendPhone(here, String(9_700_000_000 + i))
    }
    expect((await sent('email-code')) + (await sent('phone-code'))).toBe(ACCOUNT_LIMITS['contact-code/student'].limit)
    const refused = await sendEmail(here, 'victim99@example.in')
    expect(refused).toMatchObject({ status: 429, reply: { success: false } })
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(80_000)
  })

  it('a script that sends many codes to one address', async () => {
    const here = await session()
    const statuses: number[] = []
    for (let i = 0; i < 8; i++) {
      statuses.push((await sendEmail(here)).status, (await sendEmail(here)).status)
      later(61)
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(ACCOUNT_LIMITS['email-code/network'].limit)
    expect(await messagesTo(portal.payload, NEW_EMAIL)).toHaveLength(ACCOUNT_LIMITS['email-code/network'].limit)
  })

  it('several accounts that send codes to one address or phone', async () => {
    for (let i = 0; i < 15; i++) {
      const from = { ...(await session(await anActiveStudent(portal.payload))), 'x-pravesh-peer': `203.0.113.${i}` }
      await sendEmail(from)
      await sendPhone(from)
    }
    expect(await messagesTo(portal.payload, NEW_EMAIL)).toHaveLength(ACCOUNT_LIMITS['email-code/email'].limit)
    expect(await messagesTo(portal.payload, NEW_PHONE)).toHaveLength(ACCOUNT_LIMITS['phone-code/phone'].limit)
  })

  it('someone at the screen who does not know the password', async () => {
    const here = await session()
    const answers = []
    for (let i = 0; i < 6; i++) answers.push((await sendEmail(here, NEW_EMAIL, `Wrong@${i}`)).status)
    expect(answers).toEqual([400, 400, 400, 400, 429, 429])
    expect(await messagesTo(portal.payload, NEW_EMAIL)).toEqual([])
  })

  it('concurrent guesses: only five are checked', async () => {
    const here = await session()
    const otp = await codeFor(here)
    const answers = await Promise.all(Array.from({ length: 50 }, () => changeEmail(here, wrongCode(otp))))
    expect(answers.filter(({ reply }) => reply.msg !== 'CODE_ERROR')).toHaveLength(5)
    expect((await stored(account.asha.id)).email).toBe(account.asha.email)
  })

  it('requests from another site', async () => {
    const foreign = { ...(await session()), origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }
    expect(await sendEmail(foreign)).toMatchObject({ status: 403 })
    expect(await changeEmail(foreign, '123456')).toMatchObject({ status: 403 })
  })
})
