import { CODE_SENT } from '@pravesh/shared/contact/help/calls'
import { contactWire } from '@pravesh/shared/contact/wire'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { givenSiteSettings } from '../../test/builders/site-settings.ts'
import { itsRule } from '../../test/left-out-on-mongodb.ts'
import { messagesTo } from '../../test/outbox.ts'
import { aStaffSession, type StaffSession } from '../../test/staff-session.ts'
import { startTestPortal } from '../../test/start-test-portal.ts'
import { deleteRows } from '../database/records/delete-rows.ts'
import { PEER_HEADER } from '../http/api/client-address.ts'
import { OPENED_SECONDS, openedCookie, openedRequest } from './answer/opened-request.ts'

const portal = startTestPortal()
const ours = { origin: 'http://localhost:3000' }
let officer: StaffSession
let visitor = 0
let phone = ''

beforeAll(async () => {
  await givenSiteSettings(portal.payload)
  officer = await aStaffSession(portal, ['admissions-officer'])
})
beforeEach(() => {
  visitor += 1
  phone = String(9_700_000_000 + visitor)
})

const from = (address = `198.51.100.${visitor}`) => ({ [PEER_HEADER]: address })
const post = (path: string, body: object, headers: Record<string, string> = from()) =>
  portal.call('POST', path, body, headers)

async function aMessage(more: object = {}): Promise<string> {
  const body = { fname: 'Rina', lname: 'Sen', phone, comment: 'When does B.Ed begin?', ...more }
  return (await post(contactWire.path, body)).reply.reference
}
const askCode = (reference: string, typed = phone, headers = from()) =>
  post('/api/contact/sendAnswerCode', { reference, phone: typed }, headers)
const codes = async (to = phone) => (await messagesTo(portal.payload, to, 'phone-code')).length
async function codeOf(to = phone): Promise<string> {
  const [message] = await messagesTo(portal.payload, to, 'phone-code')
  return /\d{6}/.exec(message?.text ?? '')?.[0] ?? ''
}
const forgetLimits = () => deleteRows({ payload: portal.payload, collection: 'rate-limits', where: {} })

describe('a visitor without an account', () => {
  it('gets a number, a confirmation and the answer by e-mail', async () => {
    const email = `rina${visitor}@example.in`
    const reference = await aMessage({ email })
    const [confirmed] = await messagesTo(portal.payload, email, 'help-received')
    expect(confirmed?.text).toContain(reference)
    expect(confirmed?.text).not.toContain('When does')
    const { docs } = await portal.payload.find({
      collection: 'contact-messages',
      where: { reference: { equals: reference } },
    })
    const body = { text: 'In July.', key: crypto.randomUUID(), seen: 0 }
    await portal.call('POST', `/api/contact/staff/${docs[0]?.id}/answer`, body, officer.headers)
    const [mail] = await messagesTo(portal.payload, email, 'help-answered')
    expect(mail?.text).toContain('In July.')
    expect(mail?.text).toContain(`/contact/answer?reference=${reference}`)
  })

  it('reads the answer with the number and a code, and writes again', async () => {
    const reference = await aMessage()
    const { reply } = await askCode(reference.toLowerCase(), `+91 ${phone}`)
    expect(reply).toMatchObject({ msg: CODE_SENT })
    const opened = await post('/api/contact/openAnswer', {
      ...{ reference, phone, handle: reply.handle },
      code: await codeOf(),
    })
    expect(opened.status).toBe(200)
    expect(opened.reply.result).toMatchObject({ reference, messages: [{ text: 'When does B.Ed begin?' }] })
    expect(opened.headers.get('cache-control')).toBe('no-store')
    const cookie = opened.headers.get('set-cookie')?.split(';')[0] ?? ''
    const message = { text: 'And D.El.Ed?', key: crypto.randomUUID() }
    const write = (headers: Record<string, string>) => post('/api/contact/writeAgain', message, headers)
    expect((await write({ ...from(), ...ours })).status).toBe(403)
    expect((await write({ ...from(), cookie, origin: 'https://evil.example' })).status).toBe(403)
    expect((await write({ ...from(), cookie })).status).toBe(403)
    const written = await write({ ...from(), ...ours, cookie })
    expect(written.reply.result.messages).toMatchObject([{}, { from: 'person', text: 'And D.El.Ed?' }])
  })

  it('cannot use a code twice, in another browser or for another request', async () => {
    const reference = await aMessage()
    const other = await aMessage({ comment: 'Something else' })
    const { handle } = (await askCode(reference)).reply
    const code = await codeOf()
    const open = (change: object) => post('/api/contact/openAnswer', { reference, phone, handle, code, ...change })
    expect((await open({ handle: crypto.randomUUID() })).status).toBe(400)
    expect((await open({ reference: other })).status).toBe(400)
    expect((await open({ phone: '9811111111' })).status).toBe(400)
    expect((await open({})).status).toBe(200)
    expect((await open({})).status).toBe(400)
  })
})

describe('the answers do not reveal whether there is a request', () => {
  itsRule('from the call that sends a code, and strangers get none', async () => {
    const reference = await aMessage()
    const right = await askCode(reference)
    const wrong = [await askCode('HLP-2222-2222'), await askCode(reference, '9811111112')]
    for (const { status, reply } of wrong) {
      expect([status, Object.keys(reply), reply.msg]).toEqual([200, Object.keys(right.reply), right.reply.msg])
    }
    expect([await codes(), await codes('9811111112')]).toEqual([1, 0])
    const tried = await Promise.all(
      [right, ...wrong].map(({ reply }) =>
        post('/api/contact/openAnswer', { reference, phone, handle: reply.handle, code: '000000' }),
      ),
    )
    for (const { status } of tried) expect(status).toBe(400)
  })

  itsRule('from the limits, which count what was named', async () => {
    const reference = await aMessage()
    const twice = async (named: string) => [(await askCode(named)).status, (await askCode(named)).status]
    const { reply: pause } = await askCode('HLP-2222-2222').then(() => askCode('HLP-2222-2222'))
    expect(await twice(reference)).toEqual([200, 429])
    expect((await askCode(reference)).reply.msg).toBe(pause.msg)
  })

  it('and one network leaves others their codes', async () => {
    const reference = await aMessage()
    const statuses: number[] = []
    for (let count = 0; count < 6; count++) {
      statuses.push((await askCode(reference, phone, from('203.0.113.77'))).status)
      // A minute later.
      await forgetPause()
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
    expect((await askCode(reference, phone, from('203.0.113.78'))).status).toBe(200)
    await forgetLimits()
  })
})

it('does not open a request with a forged or old cookie', () => {
  const { payload } = portal
  const now = new Date()
  const cookie = openedCookie({ payload, requestId: 'one', now }).split(';')[0] ?? ''
  const opened = (text: string, at = now) =>
    openedRequest({ payload, headers: new Headers({ ...ours, cookie: text }), now: at })
  expect(opened(cookie)).toBe('one')
  expect(opened(cookie.replace('=one.', '=two.'))).toBeNull()
  expect(opened(cookie.replace(/\.\d+\./, '.9999999999999.'))).toBeNull()
  expect(opened(cookie, new Date(now.getTime() + OPENED_SECONDS * 1000))).toBeNull()
  expect(opened('')).toBeNull()
})

/** Ends the windows of a minute, which are the shortest. */
async function forgetPause() {
  const where = { windowEndsAt: { less_than: new Date(Date.now() + 90_000).toISOString() } }
  await deleteRows({ payload: portal.payload, collection: 'rate-limits', where })
}
