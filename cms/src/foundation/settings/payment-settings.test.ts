import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { paymentProblems, paymentSettings, paymentVariables } from './payment-settings.ts'

const read = (source: Record<string, string> = {}) => z.object(paymentVariables).parse(source)
const problems = (source: Record<string, string>, mode: 'demo' | 'live' = 'live') => paymentProblems(read(source), mode)

const phonepe = {
  PHONEPE_CLIENT_ID: 'PRAVESH_2611',
  PHONEPE_CLIENT_SECRET: 'secret',
  PHONEPE_CLIENT_VERSION: '1',
  PHONEPE_WEBHOOK_USERNAME: 'pravesh_hook',
  PHONEPE_WEBHOOK_PASSWORD: 'Passw0rd2026',
}
const razorpay = {
  RAZORPAY_KEY_ID: 'rzp_live_abc123',
  RAZORPAY_KEY_SECRET: 'secret',
  RAZORPAY_WEBHOOK_SECRET: 'another secret',
}

describe('payment settings', () => {
  it('are optional in demo mode, which uses the simulator', () => {
    expect(read().PAYMENT_GATEWAY).toBe('simulator')
    expect(problems({}, 'demo')).toEqual([])
    expect(paymentSettings(read(), 'demo')).toEqual({ phonepe: null, razorpay: null })
  })

  it.each(['phonepe', 'razorpay'] as const)('must be complete for %s, also in demo mode', (gateway) => {
    const needed = Object.keys(gateway === 'phonepe' ? phonepe : razorpay)
    for (const mode of ['demo', 'live'] as const) {
      const [problem, ...others] = problems({ PAYMENT_GATEWAY: gateway }, mode)
      for (const name of needed) expect(problem).toContain(name)
      expect(others).toEqual([])
    }
  })

  it.each(Object.keys(phonepe))('must not be half set: PhonePe without %s', (name) => {
    const rest = Object.fromEntries(Object.entries(phonepe).filter(([each]) => each !== name))
    for (const gateway of ['phonepe', 'razorpay', 'none']) {
      const found = problems({ ...rest, ...razorpay, PAYMENT_GATEWAY: gateway })
      expect(found).toEqual([`Payments with PhonePe need these settings, which are missing: ${name}.`])
    }
  })

  it.each(Object.keys(razorpay))('must not be half set: Razorpay without %s', (name) => {
    const rest = Object.fromEntries(Object.entries(razorpay).filter(([each]) => each !== name))
    expect(problems({ ...rest, PAYMENT_GATEWAY: 'none' })).toEqual([
      `Payments with Razorpay need these settings, which are missing: ${name}.`,
    ])
  })

  it('in live mode name a real provider or none', () => {
    expect(problems({})).toEqual([expect.stringContaining('PAYMENT_GATEWAY')])
    expect(problems({ PAYMENT_GATEWAY: 'simulator' })).toEqual([expect.stringContaining('moves no money')])
    expect(problems({ PAYMENT_GATEWAY: 'none' })).toEqual([])
    expect(problems({ ...phonepe, PAYMENT_GATEWAY: 'phonepe' })).toEqual([])
    expect(problems({ ...razorpay, PAYMENT_GATEWAY: 'razorpay' })).toEqual([])
  })

  it('in live mode refuse test keys and the addresses of test servers', () => {
    const source = { ...phonepe, ...razorpay, PAYMENT_GATEWAY: 'razorpay' }
    expect(problems({ ...source, RAZORPAY_KEY_ID: 'rzp_test_abc' })).toEqual([expect.stringContaining('test key')])
    expect(problems({ ...source, RAZORPAY_KEY_ID: 'rzp_test_abc' }, 'demo')).toEqual([])
    for (const name of ['PHONEPE_URL', 'RAZORPAY_URL']) {
      expect(problems({ ...source, [name]: 'http://127.0.0.1:1' })).toEqual([expect.stringContaining(name)])
      expect(problems({ ...source, [name]: 'http://127.0.0.1:1' }, 'demo')).toEqual([])
    }
  })

  it.each([
    ['PAYMENT_GATEWAY', 'cash'],
    ['PHONEPE_CLIENT_VERSION', 'v1'],
    ['PHONEPE_WEBHOOK_USERNAME', 'me'],
    ['PHONEPE_WEBHOOK_USERNAME', 'has a space'],
    ['PHONEPE_WEBHOOK_PASSWORD', 'onlyletters'],
    ['PHONEPE_WEBHOOK_PASSWORD', 'short1'],
    ['PHONEPE_URL', 'ftp://bank.example'],
    ['RAZORPAY_KEY_ID', 'key_1'],
    ['RAZORPAY_URL', 'razorpay'],
  ])('reject %s=%s with one sentence that names it', (name, value) => {
    const { error } = z.object(paymentVariables).safeParse({ [name]: value })
    expect(error?.issues.map(({ message }) => message)).toEqual([expect.stringMatching(new RegExp(`^${name} .*\\.$`))])
  })

  it('use PhonePe’s sandbox in demo mode and its two production addresses in live mode', () => {
    const demo = paymentSettings(read(phonepe), 'demo').phonepe
    expect([demo?.apiUrl, demo?.tokenUrl]).toEqual(Array(2).fill('https://api-preprod.phonepe.com/apis/pg-sandbox'))
    expect(paymentSettings(read(phonepe), 'live').phonepe).toMatchObject({
      apiUrl: 'https://api.phonepe.com/apis/pg',
      tokenUrl: 'https://api.phonepe.com/apis/identity-manager',
    })
  })

  it('keep the keys of a provider that no longer takes new payments', () => {
    const source = read({ ...phonepe, ...razorpay, PAYMENT_GATEWAY: 'razorpay' })
    expect(paymentSettings(source, 'live')).toMatchObject({
      phonepe: { clientId: 'PRAVESH_2611', webhookUsername: 'pravesh_hook' },
      razorpay: { keyId: 'rzp_live_abc123', apiUrl: 'https://api.razorpay.com/v1' },
    })
  })
})
