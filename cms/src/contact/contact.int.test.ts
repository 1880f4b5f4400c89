/** @sqlite-only checks of inputs; consume-limit.int.test.ts has the limits on both databases */
import { contactWire } from '@pravesh/shared/contact/wire'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { givenSiteSettings } from '../../test/builders/site-settings.ts'
import { HOSTILE_VALUES } from '../../test/hostile.ts'
import { startTestPortal } from '../../test/start-test-portal.ts'
import { CONTACT_RATE } from './receive/limit-contact.ts'
import { submitContactForm } from './receive/submit-contact-form.ts'

const portal = startTestPortal()
const body = { fname: 'Asha', lname: 'Mondal <b>', phone: '98300 12345', comment: 'Hello & <script>x</script>' }
const post = (change: Record<string, unknown> = {}, headers = {}) =>
  portal.call('POST', contactWire.path, { ...body, ...change }, headers)
const from = (address: string) => ({ 'x-pravesh-peer': address })
const stored = async () => (await portal.payload.find({ collection: 'contact-messages', limit: 0, depth: 0 })).docs
const outbox = async () => (await portal.payload.find({ collection: 'messages', limit: 0, depth: 0 })).docs

beforeEach(async () => {
  for (const collection of ['contact-messages', 'messages', 'rate-limits'] as const) {
    await portal.payload.delete({ collection, where: {} })
  }
})

it('stores a message when no contact address is configured', async () => {
  expect(await post()).toMatchObject({ status: 200 })
  expect(await stored()).toHaveLength(1)
  expect(await outbox()).toHaveLength(0)
})

describe('a message', () => {
  beforeAll(() => givenSiteSettings(portal.payload))

  it('is stored, and staff are notified', async () => {
    const answer = await post()
    expect(answer).toMatchObject({ status: 200, reply: { success: true } })
    expect(answer.reply.msg).toMatch(/^Thank you/)
    expect(answer.reply.reference).toMatch(/^HLP-/)
    expect(await stored()).toMatchObject([
      { firstName: 'Asha', lastName: 'Mondal <b>', phone: '9830012345', comment: body.comment, status: 'new' },
    ])
    const [mail] = await outbox()
    expect(mail).toMatchObject({
      channel: 'email',
      to: 'office@example.in',
      status: 'waiting',
      template: 'contact-received',
    })
    expect(mail?.text).toContain('9830012345')
    expect(mail?.html).toContain('Mondal &lt;b&gt;')
    expect(mail?.html).not.toContain('<script>')
  })

  it('is stored once when it is submitted twice', async () => {
    const answers = await Promise.all([post(), post(), post()])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(new Set(answers.map(({ reply }) => reply.reference)).size).toBe(1)
    await post()
    expect(await stored()).toHaveLength(1)
    expect(await outbox()).toHaveLength(1)
    await post({ comment: 'Something else' })
    expect(await stored()).toHaveLength(2)
  })

  it('is stored again when the first was not, or was deleted', async () => {
    await post()
    await portal.payload.delete({ collection: 'contact-messages', where: {} })
    expect(await post()).toMatchObject({ status: 200 })
    expect(await stored()).toHaveLength(1)
  })

  it('is silently dropped when the honeypot is filled in', async () => {
    expect(await post({ [contactWire.honeypot]: 'https://spam.example' })).toMatchObject({
      status: 200,
      reply: { success: true },
    })
    expect(await stored()).toHaveLength(0)
    expect(await outbox()).toHaveLength(0)
  })

  it('can be submitted as a plain form', async () => {
    const form = new URLSearchParams({ ...body, [contactWire.honeypot]: '' }).toString()
    const headers = { 'content-type': 'application/x-www-form-urlencoded;charset=UTF-8' }
    expect(await portal.call('POST', contactWire.path, form, headers)).toMatchObject({ status: 200 })
    expect(await stored()).toHaveLength(1)
  })
})

describe('limits', () => {
  const many = async (
    count: number,
    change: (i: number) => Record<string, unknown>,
    address: (i: number) => string,
  ) => {
    const statuses = []
    for (let i = 0; i < count; i++)
      statuses.push((await post({ comment: `no ${i}`, ...change(i) }, from(address(i)))).status)
    return statuses
  }
  const phone = (i: number) => ({ phone: String(9_830_000_000 + i) })

  it('allow people who share an address, up to a limit an hour', async () => {
    const { perVisitorAnHour } = CONTACT_RATE
    const statuses = await many(perVisitorAnHour + 1, phone, () => '203.0.113.5')
    expect(statuses).toEqual([...Array(perVisitorAnHour).fill(200), 429])
    const refused = await post({ comment: 'one more', phone: '9830099999' }, from('203.0.113.5'))
    expect(refused.reply).toMatchObject({ success: false })
    expect(refused.reply.msg).toMatch(/Try again in an hour/)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3500)
    expect(await post({ comment: 'one more', phone: '9830099999' }, from('203.0.113.6'))).toMatchObject({ status: 200 })
  })

  it('allow three messages a day from one phone', async () => {
    expect(
      await many(
        4,
        () => ({}),
        (i) => `203.0.113.${i}`,
      ),
    ).toEqual([200, 200, 200, 429])
  })

  it('ignore the client’s own X-Forwarded-For header', async () => {
    const statuses = []
    for (let i = 0; i <= CONTACT_RATE.perVisitorAnHour; i++) {
      const answer = await post(
        { comment: `no ${i}`, ...phone(i) },
        { ...from('203.0.113.9'), 'x-forwarded-for': `10.0.0.${i}` },
      )
      statuses.push(answer.status)
    }
    expect(statuses.at(-1)).toBe(429)
  })
})

describe('validation', () => {
  it.each(HOSTILE_VALUES)('rejects fields that are not text: %s', async (_, value) => {
    for (const field of Object.values(contactWire.fields)) {
      if (field === 'phone' && value === 7) continue
      if (field === 'email' && typeof value === 'string') continue
      const answer = await post({ [field]: value })
      expect(answer.status, field).toBe(400)
      expect(answer.reply.success).toBe(false)
      expect(answer.reply.errors).toEqual([{ field, code: expect.any(String), message: answer.reply.msg }])
    }
    expect(await stored()).toHaveLength(0)
  })

  it('reports every error under the field’s wire name', async () => {
    const { reply } = await portal.call('POST', contactWire.path, { phone: '123' })
    expect(reply).toEqual({
      success: false,
      code: 'INVALID',
      msg: 'Enter your first name',
      errors: [
        { field: 'fname', code: 'required', message: 'Enter your first name' },
        { field: 'lname', code: 'required', message: 'Enter your last name' },
        { field: 'phone', code: 'format', message: 'Enter a mobile number of 10 digits that starts with 6, 7, 8 or 9' },
        { field: 'comment', code: 'required', message: 'Enter your message' },
      ],
    })
  })

  it.each([
    ['no JSON', '{"fname":', 'application/json', 400],
    ['nothing', '', 'application/json', 400],
    ['a list', '[]', 'application/json', 400],
    ['null', 'null', 'application/json', 400],
    ['a text', '"hello"', 'application/json', 400],
    ['bytes that are no text', '\ud800', 'application/json', 400],
    ['plain text', 'hello', 'text/plain', 415],
    ['XML', '<a/>', 'application/xml', 415],
    ['a megabyte', JSON.stringify({ ...body, comment: 'x'.repeat(1_000_000) }), 'application/json', 413],
    ['a megabyte as a form', `comment=${'x'.repeat(1_000_000)}`, 'application/x-www-form-urlencoded', 413],
    ['a prototype', '{"__proto__":{"fname":"a"},"constructor":{}}', 'application/json', 400],
  ])('rejects %s', async (_, text, type, status) => {
    const answer = await portal.call('POST', contactWire.path, text, { 'content-type': type })
    expect(answer).toMatchObject({ status, reply: { success: false } })
    expect(answer.reply.msg).toMatch(/^[A-Z]/)
  })

  it('refuses invisible characters and names the first', async () => {
    const { status, text } = await post({ comment: 'Call \u202E01234 now' })
    expect(status).toBe(400)
    expect(text).toContain('Message contains an invisible character (U+202E)')
  })
  it('accepts text in any script, and unusual characters, unchanged', async () => {
    const comment = 'রিমা دعا 📚 %_ {"$gt":""} \u0000 end'
    expect(await post({ comment })).toMatchObject({ status: 200 })
    expect(await stored()).toMatchObject([{ comment: comment.replace('\u0000', '') }])
  })
})

it('returns the entered values and the errors to the plain form', async () => {
  const submit = (form: Record<string, unknown>) =>
    submitContactForm({ payload: portal.payload, body: form, clientAddress: '203.0.113.1', headers: new Headers() })
  expect(await submit({ ...body, phone: '12' })).toEqual({
    ok: false,
    status: 400,
    values: { ...body, phone: '12', email: '' },
    errors: [
      { field: 'phone', code: 'format', message: 'Enter a mobile number of 10 digits that starts with 6, 7, 8 or 9' },
    ],
  })
  expect(await submit(body)).toEqual({ ok: true, reference: expect.stringMatching(/^HLP-/) })
})
