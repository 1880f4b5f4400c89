/** @sqlite-only tests the HTML of a page; payments.int.test.ts covers the writes of its buttons on both databases */
import { describe, expect, it } from 'vitest'
import { aStartedPayment } from '../../../../test/builders/payments.ts'
import { HOSTILE_TEXTS } from '../../../../test/hostile.ts'
import { simulatorOf } from '../../../../test/simulator.ts'
import { startTestPortal } from '../../../../test/start-test-portal.ts'
import { NO_INLINE } from '../../../http/files/inline-hashes.ts'
import { ACTS } from './acts.ts'
import { isSimulatorEnabled } from './is-simulator-enabled.ts'
import { REFUND_ACTS } from './refund-acts.ts'
import { simulatorGateway } from './simulator-gateway.ts'

const portal = startTestPortal()
const bank = simulatorOf(portal)

async function ask(method: 'GET' | 'POST', address: string, act?: string): Promise<Response | null> {
  const url = new URL(address, 'http://localhost:3000')
  const route = bank.routes.find(
    ({ path, method: its }) =>
      its === method && (typeof path === 'string' ? path === url.pathname : path.test(url.pathname)),
  )
  const body = act === undefined ? undefined : new URLSearchParams({ act })
  const request = new Request(url, { method, body })
  const render = () => Promise.reject(new Error('not rendered'))
  const portalParts = { payload: portal.payload, render, inlineHashes: NO_INLINE, pageAt: render }
  return (await route?.handle({ ...portalParts, request, url, clientAddress: '' })) ?? null
}

describe('the payment page', () => {
  it('shows the payment and the simulator notice, with a button for each action and no script', async () => {
    const { url, transactionId } = await aStartedPayment(portal.payload, { description: 'Fee <b>"A" & B' })
    const answer = await ask('GET', url)
    const html = (await answer?.text()) ?? ''
    for (const text of ['Simulator: no money moves', '₹500.00', transactionId, 'Fee &lt;b&gt;&quot;A&quot; &amp; B']) {
      expect(html).toContain(text)
    }
    for (const name of Object.keys(ACTS)) expect(html).toContain(`name="act" value="${name}"`)
    expect(html).not.toMatch(/<script|style=|<b>/)
    expect(answer?.headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; style-src 'self'; form-action 'self' http:\/\/localhost:3000; .*frame-ancestors 'none'$/,
    )
    expect(answer?.headers.get('cache-control')).toBe('no-store')
  })

  it('redirects to the merchant after each action, also once the order is paid', async () => {
    const { url, transactionId } = await aStartedPayment(portal.payload)
    const failed = await ask('POST', url, 'fail')
    expect(failed?.status).toBe(303)
    expect(failed?.headers.get('location')).toMatch(new RegExp(`/failure\\?id=${transactionId}&`))
    const paid = await ask('POST', url, 'pay-report-first')
    expect(paid?.status).toBe(303)
    expect(paid?.headers.get('location')).toMatch(new RegExp(`/success\\?id=${transactionId}&`))
    expect(await (await ask('GET', url))?.text()).toContain('This payment is complete.')
    await ask('POST', url, 'fail')
    expect(await bank.order(transactionId)).toMatchObject({ state: 'done', paidPaise: 50_000 })
  })

  it('closes when it expires; money can still arrive late', async () => {
    const now = new Date(Date.now() - 31 * 60_000)
    const { url, transactionId } = await aStartedPayment(portal.payload, { now })
    const html = (await (await ask('GET', url))?.text()) ?? ''
    expect(html).toContain('This page has expired.')
    expect([...html.matchAll(/name="act" value="([\w-]+)"/g)].map(([, name]) => name)).toEqual(['close', 'pay-late'])
    for (const act of ['pay', 'fail', 'wait', 'pay-silently']) {
      expect((await ask('POST', url, act))?.headers.get('location')).toBe(new URL(url).pathname)
    }
    expect(await bank.order(transactionId)).toMatchObject({ state: 'open' })
    await ask('POST', url, 'pay-late')
    expect(await bank.order(transactionId)).toMatchObject({ state: 'done', paidPaise: 50_000 })
  })

  it('shows the refunds of a paid order, with a button for each of their outcomes', async () => {
    const { url, transactionId } = await aStartedPayment(portal.payload)
    await bank.act(transactionId, 'pay')
    expect(await (await ask('GET', url))?.text()).toContain('has not refunded anything')
    const payment = { transactionId, reference: null, amountPaise: 50_000 }
    await simulatorGateway(portal.payload).refund({ refundId: 'R<1>', amountPaise: 20_000, payment })
    const html = (await (await ask('GET', url))?.text()) ?? ''
    expect(html).toContain('<dt>R&lt;1&gt;</dt><dd>₹200.00, refunded</dd>')
    for (const name of Object.keys(REFUND_ACTS)) expect(html).toContain(`name="act" value="${name}"`)
    const answer = await ask('POST', url, 'refunds-hold')
    expect(answer?.headers.get('location')).toBe(new URL(url).pathname)
    expect(await bank.order(transactionId)).toMatchObject({ refundMode: 'hold' })
  })

  it('serves its own style sheet', async () => {
    expect((await ask('GET', '/simulator.css'))?.headers.get('content-type')).toContain('text/css')
  })

  it.each(HOSTILE_TEXTS)('does not exist at an address with %s', async (_, text) => {
    const address = `/simulator/pay/${encodeURIComponent(text)}`
    expect(await ask('GET', address)).toBeNull()
    expect(await ask('POST', address, 'pay')).toBeNull()
  })

  it.each(['', 'steal', '__proto__', 'constructor'])('rejects the unknown action %j', async (act) => {
    const { url } = await aStartedPayment(portal.payload)
    expect(await ask('POST', url, act)).toBeNull()
  })

  it('is available only in demo mode with the simulator', () => {
    expect(isSimulatorEnabled({ mode: 'demo', paymentGateway: 'simulator' })).toBe(true)
    expect(isSimulatorEnabled({ mode: 'live', paymentGateway: 'simulator' })).toBe(false)
    expect(isSimulatorEnabled({ mode: 'demo', paymentGateway: 'none' })).toBe(false)
  })
})
