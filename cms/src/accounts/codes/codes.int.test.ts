import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { anUnverifiedStudent } from '../../../test/builders/students.ts'
import { itsRule } from '../../../test/left-out-on-mongodb.ts'
import { codeSentTo, messagesTo, wrongCode } from '../../../test/outbox.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { deleteRows } from '../../database/records/delete-rows.ts'
import { readRows } from '../../database/records/read-rows.ts'
import { ACCOUNT_LIMITS } from '../limits/account-limits.ts'

const portal = startTestPortal()
const phone = '9830012345'
const post = (path: string, body: unknown, headers = {}) => portal.call('POST', `/api${path}`, body, headers)
const from = (address: string) => ({ 'x-pravesh-peer': address })
const send = (to = phone, headers = {}) => post('/auth/opt-verify', { phonenumber: to }, headers)
const enter = (ver_id: string, otp_code: string, to = phone) =>
  post('/auth/opt-verify-api', { phonenumber: to, ver_id, otp_code })
const expired = { status: 400, reply: { success: false, msg: 'CODE_ERROR' } }
const clearAll = async () => {
  for (const collection of ['messages', 'rate-limits', 'one-time-codes', 'students'] as const) {
    await deleteRows({ payload: portal.payload, collection, where: { id: { exists: true } } })
  }
}

/** The clock is fake and advances only through this function. */
const later = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000)

beforeEach(async () => {
  await clearAll()
  vi.useFakeTimers({ toFake: ['Date'] })
})
afterEach(() => vi.useRealTimers())

async function sent(to = phone) {
  const id = String((await send(to)).reply.otp)
  return { id, code: await codeSentTo(portal.payload, to) }
}

describe('a code to a phone', () => {
  it('works once', async () => {
    const { id, code } = await sent()
    expect(await enter(id, code)).toMatchObject({ status: 200 })
    expect(await enter(id, code)).toMatchObject(expired)
  })

  it('works once when it is entered concurrently', async () => {
    const { id, code } = await sent()
    const answers = await Promise.all(Array.from({ length: 5 }, () => enter(id, code)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  it('expires after five minutes', async () => {
    const first = await sent()
    later(299)
    expect(await enter(first.id, first.code)).toMatchObject({ status: 200 })
    const second = await sent()
    later(300)
    expect(await enter(second.id, second.code)).toMatchObject(expired)
  })

  it('allows five tries, concurrent or sequential', async () => {
    const { id, code } = await sent()
    const wrong = await Promise.all(Array.from({ length: 8 }, () => enter(id, wrongCode(code))))
    expect(wrong.map(({ reply }) => reply.msg === 'CODE_ERROR').filter(Boolean)).toHaveLength(3)
    expect(await enter(id, code)).toMatchObject(expired)
  })

  it('reports how many tries are left', async () => {
    const { id, code } = await sent()
    const messages = []
    for (let i = 0; i < 5; i++) messages.push((await enter(id, wrongCode(code))).reply.msg)
    expect(messages[0]).toMatch(/4 more times/)
    expect(messages[3]).toMatch(/once more/)
    expect(messages[4]).toMatch(/Request a new one/)
  })

  itsRule('is invalid for another phone or another verification', async () => {
    const mine = await sent()
    const other = await sent('9830099999')
    expect(await enter(mine.id, other.code === mine.code ? wrongCode(mine.code) : other.code)).toMatchObject({
      status: 400,
    })
    expect(await enter(mine.id, mine.code, '9830099999')).toMatchObject(expired)
    expect(await enter(other.id, mine.code)).toMatchObject(expired)
    expect(await enter(mine.id, mine.code)).toMatchObject({ status: 200 })
  })

  it('can be replaced by a new one after a minute', async () => {
    const first = await sent()
    later(30)
    const refused = await send()
    expect(refused).toMatchObject({ status: 429, reply: { success: false } })
    expect(refused.headers.get('retry-after')).toBe('30')
    later(30)
    const second = await sent()
    expect(await enter(first.id, first.code)).toMatchObject(expired)
    expect(await enter(second.id, second.code)).toMatchObject({ status: 200 })
  })

  it('is sent once when it is requested concurrently', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => send()))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await messagesTo(portal.payload, phone)).toHaveLength(1)
  })

  itsRule('has a daily limit per phone, and rejected requests do not count', async () => {
    for (let i = 0; i < ACCOUNT_LIMITS['phone-code/phone'].limit; i++) {
      expect(await send(phone, from(`203.0.113.${i}`))).toMatchObject({ status: 200 })
      expect(await send(phone, from(`203.0.113.${i}`))).toMatchObject({ status: 429 })
      later(60)
    }
    const refused = await send(phone, from('203.0.113.99'))
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(80_000)
    later(86_400)
    expect(await send()).toMatchObject({ status: 200 })
  })

  itsRule('cannot be used up by a stranger: each network has a limit for a phone', async () => {
    const stranger = from('203.0.113.1')
    const answers = []
    for (let i = 0; i < ACCOUNT_LIMITS['phone-code/phone'].limit + 1; i++) {
      answers.push((await send(phone, stranger)).status)
      later(60)
    }
    const { limit } = ACCOUNT_LIMITS['phone-code/network']
    expect(answers.filter((status) => status === 200)).toHaveLength(limit)
    for (let i = 0; i < limit; i++) {
      expect(await send(phone, from('198.51.100.7'))).toMatchObject({ status: 200 })
      later(60)
    }
    expect(await send(phone, from('192.0.2.9'))).toMatchObject({ status: 429 })
  })

  itsRule('has a daily limit per visitor', async () => {
    const { limit } = ACCOUNT_LIMITS['phone-code/visitor']
    for (let i = 0; i < limit; i++) await send(String(9_700_000_000 + i), from('2001:db8::1'))
    expect(await send('9711111111', from('2001:db8::2'))).toMatchObject({ status: 429 })
    expect(await send('9711111111', from('2001:db8:0:1::1'))).toMatchObject({ status: 200 })
  })

  it('is not stored in plain text, and neither is the phone number', async () => {
    const { code } = await sent()
    const docs = await readRows({ payload: portal.payload, collection: 'one-time-codes', limit: 0 })
    expect(docs).toHaveLength(1)
    expect(JSON.stringify(docs)).not.toContain(code)
    expect(JSON.stringify(docs)).not.toContain(phone)
  })
})

describe('a code to an e-mail address', () => {
  const old = { email: 'old@example.in' }
  const start = async () => String((await post('/user/verifyOldAccount', old)).reply.userID)
  const state = async (uid: string) => (await portal.call('GET', `/api/user/verifyUid/${uid}`)).reply.msg

  it('verifies a legacy account', async () => {
    await anUnverifiedStudent(portal.payload, { ...old, legacy: true })
    const userid = await start()
    const otp = await codeSentTo(portal.payload, old.email)
    expect(await post('/user/activateEmailByOtp', { userid, otp: wrongCode(otp) })).toMatchObject({ status: 400 })
    expect(await post('/user/activateEmailByOtp', { userid, otp })).toMatchObject({ status: 200 })
    expect(await state(userid)).toBe('ACTIVE')
    expect(await post('/user/activateEmailByOtp', { userid, otp })).toMatchObject(expired)
  })

  it('expires, and a new one can be requested', async () => {
    await anUnverifiedStudent(portal.payload, old)
    const userid = await start()
    const first = await codeSentTo(portal.payload, old.email)
    expect(await post('/user/resendEmailCode', { userid })).toMatchObject({ status: 429 })
    later(301)
    expect(await state(userid)).toBe('CODE_ERROR')
    expect(await post('/user/activateEmailByOtp', { userid, otp: first })).toMatchObject(expired)
    expect(await post('/user/resendEmailCode', { userid })).toMatchObject({ status: 200 })
    const otp = await codeSentTo(portal.payload, old.email)
    expect(await post('/user/activateEmailByOtp', { userid, otp })).toMatchObject({ status: 200 })
  })

  itsRule('cannot be used up by a stranger, with any number of pages and requests for new codes', async () => {
    await anUnverifiedStudent(portal.payload, old)
    const pages: string[] = []
    for (let i = 0; i < 20; i++) {
      const network = from(`203.0.113.${i % 4}`)
      const { status, reply } = await post('/user/verifyOldAccount', old, network)
      if (status === 200) pages.push(String(reply.userID))
      for (const userid of pages.slice(-2)) await post('/user/resendEmailCode', { userid }, network)
      later(61)
    }
    const { limit } = ACCOUNT_LIMITS['email-code/email']
    expect(await messagesTo(portal.payload, old.email, 'email-code')).toHaveLength(limit)
  })

  itsRule('leaves each network a part of the codes to an address', async () => {
    const answers = []
    for (let i = 0; i < ACCOUNT_LIMITS['email-code/email'].limit; i++) {
      answers.push((await post('/user/verifyOldAccount', old, from('203.0.113.1'))).status)
      later(61)
    }
    expect(answers.filter((status) => status === 200)).toHaveLength(ACCOUNT_LIMITS['email-code/network'].limit)
    expect(await post('/user/verifyOldAccount', old, from('198.51.100.7'))).toMatchObject({ status: 200 })
  })

  itsRule('gets the same responses whether or not the address has an account', async () => {
    const answers = []
    for (const student of [null, 'UNVERIFIED', 'ACTIVE'] as const) {
      await clearAll()
      if (student) await anUnverifiedStudent(portal.payload, { ...old, state: student })
      const one = await post('/user/verifyOldAccount', old)
      const shown = await portal.call('GET', `/api/user/verifyUid/${one.reply.userID}`)
      const wrong = await post('/user/activateEmailByOtp', { userid: one.reply.userID, otp: '0'.repeat(6) })
      const twice = await post('/user/verifyOldAccount', old)
      later(60)
      const again = await post('/user/resendEmailCode', { userid: one.reply.userID })
      answers.push([one, shown, wrong, twice, again].map(({ status, reply }) => [status, { ...reply, userID: '' }]))
    }
    expect(answers[1]).toEqual(answers[0])
    expect(answers[2]).toEqual([...(answers[0] ?? [])])
  })
})
