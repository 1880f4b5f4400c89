/** @sqlite-only access and replies; outbox.int.test.ts stores and sends messages on both databases */
import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestPortal } from '../../../../test/start-test-portal.ts'
import { activationLink } from '../../../accounts/messages/activation-link.ts'
import { phoneCode } from '../../../accounts/messages/phone-code.ts'
import { PEER_HEADER } from '../../../http/api/client-address.ts'
import { NO_INLINE } from '../../../http/files/inline-hashes.ts'
import { queueMessage } from '../queue-message.ts'
import { outboxRoutes } from './routes.ts'

const portal = startTestPortal()
const link = 'http://localhost:3000/active-account?token=t0ken'
const here = { [PEER_HEADER]: '127.0.0.1', host: 'localhost:3000' }

async function get(address: string, headers: Record<string, string> = here) {
  const url = new URL(address, 'http://localhost:3000')
  const route = outboxRoutes.find(({ path }) =>
    typeof path === 'string' ? path === url.pathname : path.test(url.pathname),
  )
  const render = () => Promise.reject(new Error('not rendered'))
  const request = new Request(url, { headers })
  const portalParts = { payload: portal.payload, render, inlineHashes: NO_INLINE, pageAt: render }
  return (await route?.handle({ ...portalParts, request, url, clientAddress: '' })) ?? null
}
const text = async (address: string) => (await get(address))?.text() ?? ''

beforeAll(() => portal.payload.delete({ collection: 'messages', where: {} }))
beforeEach(async () => {
  await portal.payload.delete({ collection: 'messages', where: {} })
})

describe('/outbox', () => {
  it('has an empty state', async () => {
    const page = await text('/outbox')
    expect(page).toContain('No text messages yet')
    expect(page).toContain('No e-mails yet')
  })

  it('shows texts and e-mails, newest first, and escapes markup', async () => {
    const { payload } = portal
    await queueMessage(
      { payload, event: randomUUID() },
      { to: '9830012345', template: phoneCode, variables: { code: '111111', minutes: 5 } },
    )
    await queueMessage(
      { payload, event: randomUUID() },
      { to: '9830012345', template: phoneCode, variables: { code: '222222', minutes: 5 } },
    )
    const mail = {
      channel: 'email',
      to: '"><script>1</script>@x.in',
      template: 't',
      subject: '<img src=x>',
      text: '<b>',
    } as const
    await queueMessage({ payload, event: randomUUID() }, mail)
    const page = await text('/outbox')
    expect(page.indexOf('222222')).toBeLessThan(page.indexOf('111111'))
    expect(page).toContain('To +91 98300 12345')
    expect(page).toContain('&lt;img src=x&gt;')
    expect(page).not.toMatch(/<script>1|<img src=x>|<pre><b>/)
  })

  it('opens an e-mail in a sandboxed frame that can only open links', async () => {
    const variables = { name: 'RIMA', link, hours: 24 }
    await queueMessage(
      { payload: portal.payload, event: randomUUID() },
      { to: 'rima@example.in', template: activationLink, variables },
    )
    const [mail] = (await portal.payload.find({ collection: 'messages' })).docs
    const page = await text('/outbox')
    expect(page).toContain(`<iframe src="/outbox/mail/${mail?.id}"`)
    expect(page).toMatch(/sandbox="allow-popups allow-popups-to-escape-sandbox"/)
    expect(await text(`/outbox?mail=${mail?.id}&as=text`)).toContain(`<a href="${link}"`)
    const framed = await get(`/outbox/mail/${mail?.id}`)
    expect(await framed?.text()).toContain(`href="${link}"`)
    expect(framed?.headers.get('content-security-policy')).toMatch(
      /default-src 'none'.*frame-ancestors 'self'.*sandbox/,
    )
  })

  it('has a strict policy and is not cached', async () => {
    const headers = (await get('/outbox'))?.headers
    expect(headers?.get('content-security-policy')).toContain("script-src 'self';")
    expect(headers?.get('content-security-policy')).not.toContain('unsafe')
    expect(headers?.get('cache-control')).toBe('no-store')
    expect(await text('/outbox')).not.toMatch(/<style|style=|<script>/)
  })

  it.each(['/outbox.css', '/outbox.js'])('serves %s', async (address) => {
    expect((await text(address)).length).toBeGreaterThan(100)
  })

  it.each(['/outbox', '/outbox.css', '/outbox.js', '/outbox?mail=1'])(
    'does not exist for other visitors: %s',
    async (address) => {
      expect(await get(address, { ...here, [PEER_HEADER]: '192.168.1.7' })).toBeNull()
      expect(await get(address, { ...here, 'x-forwarded-for': '127.0.0.1' })).toBeNull()
      expect(await get(address, { ...here, host: 'evil.example' })).toBeNull()
    },
  )

  it.each(['nothing', '00000000-0000-4000-8000-000000000000', '65f0c0ffee65f0c0ffee65f0'])(
    'finds no e-mail %s',
    async (id) => {
      expect(await get(`/outbox/mail/${id}`)).toBeNull()
      expect((await get(`/outbox?mail=${id}`))?.status).toBe(200)
    },
  )
})
