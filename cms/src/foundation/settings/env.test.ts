import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readEnv } from './env.ts'
import { settingsWarnings } from './live-settings.ts'
import { SettingsError } from './settings-error.ts'

let root: string
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'pravesh-env-'))
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

const read = (source: Record<string, string> = {}) => readEnv(source, root)
const refusal = (source: Record<string, string>) => {
  try {
    read(source)
  } catch (error) {
    if (error instanceof SettingsError) return error.message
    throw error
  }
  return null
}

const aKey = '9f3c1e7a5b2d8046c3a9e1f7b5d20846e7c19a3f5b8d204613f9c7e5a1b8d042'
const documentKey = '5be2f09d41c7a8360d94e1fb2c7358a6e0913f7db48c25a67e10d93bc5f842a7'
const anotherKey = '07d4b1f86a2c95e33f18c6a09d5be47210cf8e6b4a7d93152ce8f06b9a41d375'

const everythingForLive = {
  PORTAL_MODE: 'live',
  PUBLIC_URL: 'https://a.example',
  DATABASE_URI: 'mongodb://db.example/pravesh',
  PAYLOAD_SECRET: 'kX2-vQ9rT7mZ4bN1cW8yL5pH3sD6fJ0g',
  FIELD_KEY: aKey,
  DOCUMENT_KEY: documentKey,
  STAFF_EMAIL: 'office@a.example',
  STAFF_PASSWORD: 'seven mangoes by the river',
  TRUSTED_PROXIES: '1',
  SMS_PROVIDER: 'msg91',
  MSG91_AUTH_KEY: 'key',
  MSG91_TEMPLATE_PHONE_CODE: '65f0c0ffee',
  MSG91_TEMPLATE_APPLICATION_TEXT: '65f0c0ffef',
  SMTP_URL: 'smtps://user:password@mail.example',
  MAIL_FROM: 'Pravesh <no-reply@a.example>',
  PAYMENT_GATEWAY: 'none',
}

describe('readEnv', () => {
  it('requires no settings in demo mode', () => {
    expect(read()).toMatchObject({
      port: 3000,
      publicUrl: 'http://localhost:3000',
      mode: 'demo',
      seed: 'demo',
      databaseUri: `file:${path.join(root, 'data/pravesh.db')}`,
      trustedProxies: 0,
    })
  })

  it('generates secrets once, readable only by their owner', () => {
    const first = read()
    expect(first.payloadSecret).toMatch(/^[0-9a-f]{64}$/)
    expect(read().payloadSecret).toBe(first.payloadSecret)
    expect(first.fieldKeys[0]).not.toBe(first.payloadSecret)
    expect(statSync(path.join(root, 'data/secrets/field-key')).mode & 0o777).toBe(0o600)
  })

  it('uses the port in the default public address', () => {
    expect(read({ PORT: '8080' }).publicUrl).toBe('http://localhost:8080')
    expect(read({ PUBLIC_URL: 'https://a.example/' }).publicUrl).toBe('https://a.example')
  })

  it('resolves a relative database file against the repository', () => {
    expect(read({ DATABASE_URI: 'file:./other.db' }).databaseUri).toBe(`file:${path.join(root, 'other.db')}`)
  })

  it('treats an empty value as missing', () => {
    expect(read({ PORT: '', PUBLIC_URL: '' }).port).toBe(3000)
  })

  it.each([
    ['PORT', 'abc'],
    ['PORT', '70000'],
    ['PUBLIC_URL', 'admissions'],
    ['PUBLIC_URL', 'javascript:alert(1)'],
    ['PORTAL_MODE', 'production'],
    ['DATABASE_URI', 'postgres://x'],
    ['PAYLOAD_SECRET', 'short'],
    ['PAYLOAD_SECRET_PREVIOUS', 'short'],
    ['FIELD_KEY', 'zz'],
    ['DOCUMENT_KEY', 'zz'],
    ['DOCUMENT_KEY', `${aKey},`],
    ['FIELD_KEY', `${aKey},`],
    ['FIELD_KEY', `${aKey},zz`],
    ['FIELD_KEY', `${aKey},${anotherKey},${aKey.toUpperCase()}`],
    ['STAFF_EMAIL', 'nobody'],
    ['STAFF_PASSWORD', 'short'],
    ['SEED', 'yes'],
    ['TRUSTED_PROXIES', '-1'],
    ['SMS_PROVIDER', 'pigeon'],
    ['PHONE_CODES_PER_DAY', '0'],
    ['SMTP_URL', 'https://mail.example'],
    ['SMTP_URL', 'mail.example'],
    ['MAIL_FROM', 'nobody'],
    ['MAIL_FROM', 'A <a@b.example>\r\nBcc: all@b.example'],
    ['TWILIO_ACCOUNT_SID', 'AC1'],
    ['TWILIO_FROM', '9830012345'],
    ['MSG91_SENDER', 'ab'],
    ['PAYMENT_GATEWAY', 'cash'],
  ])('rejects %s=%s and names the setting', (name, value) => {
    expect(refusal({ [name]: value })).toContain(name)
  })

  it('reports all invalid settings at once', () => {
    const message = refusal({ PORT: 'abc', SEED: 'yes' })
    expect(message).toContain('PORT')
    expect(message).toContain('SEED')
  })

  it('rejects live mode with missing settings and names them all', () => {
    const message = refusal({ PORTAL_MODE: 'live', PUBLIC_URL: 'https://a.example' })
    for (const name of [
      'DATABASE_URI',
      'PAYLOAD_SECRET',
      'FIELD_KEY',
      'DOCUMENT_KEY',
      'STAFF_EMAIL',
      'STAFF_PASSWORD',
    ]) {
      expect(message).toContain(name)
    }
    for (const name of ['SMS_PROVIDER', 'SMTP_URL', 'MAIL_FROM', 'PAYMENT_GATEWAY']) expect(message).toContain(name)
    expect(message).not.toContain('PUBLIC_URL')
  })

  it('has every setting that live mode needs in the example of the deployment', () => {
    const file = path.join(import.meta.dirname, '../../../../scripts/deploy/portal.env.example')
    const names = new Set(readFileSync(file, 'utf8').match(/^\w+(?==)/gm))
    expect(Object.keys(everythingForLive).filter((name) => !names.has(name))).toEqual([])
  })

  it('rejects the payment simulator in live mode', () => {
    expect(refusal({ ...everythingForLive, PAYMENT_GATEWAY: 'simulator' })).toContain('PAYMENT_GATEWAY')
  })

  it('accepts complete settings for live mode, without demo content', () => {
    expect(read(everythingForLive)).toMatchObject({ mode: 'live', seed: 'none', paymentGateway: 'none' })
  })

  it('waits for proxies when it stops in live mode, and leaves time for requests', () => {
    expect(read().stop).toEqual({ drainMs: 0, requestsMs: 55_000, limitMs: 60_000 })
    expect(read(everythingForLive).stop).toEqual({ drainMs: 5000, requestsMs: 50_000, limitMs: 60_000 })
    expect(read({ DRAIN_SECONDS: '2', STOP_SECONDS: '20' }).stop).toMatchObject({ drainMs: 2000, limitMs: 20_000 })
    expect(refusal({ DRAIN_SECONDS: '2.5' })).toContain('DRAIN_SECONDS must be a whole number of seconds')
    expect(refusal({ DRAIN_SECONDS: '20', STOP_SECONDS: '29' })).toContain('STOP_SECONDS must be at least 30')
  })

  it('reads several document keys in order', () => {
    expect(read({ DOCUMENT_KEY: `${aKey}, ${anotherKey}` }).documentKeys).toEqual([aKey, anotherKey])
  })

  it('reads several field keys in order', () => {
    expect(read({ FIELD_KEY: aKey }).fieldKeys).toEqual([aKey])
    expect(read({ FIELD_KEY: `${aKey}, ${anotherKey.toUpperCase()}` }).fieldKeys).toEqual([aKey, anotherKey])
  })

  it('accepts commas in a secret', () => {
    const secret = 'a secret, with commas, of 32 letters'
    expect(read({ PAYLOAD_SECRET: secret })).toMatchObject({ payloadSecret: secret, payloadSecretPrevious: null })
    expect(read({ PAYLOAD_SECRET_PREVIOUS: secret }).payloadSecretPrevious).toBe(secret)
  })

  it('reports a data folder that is not writable', () => {
    writeFileSync(path.join(root, 'a-file'), '')
    expect(refusal({ DATA_DIR: 'a-file/below' })).toContain('DATA_DIR')
  })
})

describe('live mode rejects weak settings', () => {
  const live = (changes: Record<string, string>) => refusal({ ...everythingForLive, ...changes })

  it.each([
    ['PUBLIC_URL', 'http://admissions.example.in'],
    ['PUBLIC_URL', 'http://192.168.1.10:3000'],
    ['PUBLIC_URL', 'http://localhost.example.in'],
    ['PUBLIC_URL', 'http://127.0.0.1.example.in'],
    ['PAYLOAD_SECRET', 'x'.repeat(32)],
    ['PAYLOAD_SECRET', 'ab'.repeat(20)],
    ['PAYLOAD_SECRET', '0123456789abcdef'.repeat(2)],
    ['PAYLOAD_SECRET', 'abcdefghijklmnopqrstuvwxyz0123456789'],
    ['PAYLOAD_SECRET', 'please-change-me-to-something-long-7391'],
    ['PAYLOAD_SECRET', 'YOUR_SECRET_HERE_with_32_characters'],
    ['PAYLOAD_SECRET', aKey],
    ['PAYLOAD_SECRET_PREVIOUS', 'x'.repeat(40)],
    ['PAYLOAD_SECRET_PREVIOUS', everythingForLive.PAYLOAD_SECRET],
    ['FIELD_KEY', '0'.repeat(64)],
    ['DOCUMENT_KEY', '0'.repeat(64)],
    ['DOCUMENT_KEY', aKey],
    ['FIELD_KEY', 'a'.repeat(63).concat('b')],
    ['FIELD_KEY', '0123456789abcdef'.repeat(4)],
    ['FIELD_KEY', 'deadbeef'.repeat(8)],
    ['FIELD_KEY', `${aKey},${'1'.repeat(64)}`],
    ['STAFF_PASSWORD', 'aaaaaaaaaaaa'],
    ['STAFF_PASSWORD', '123456789012'],
    ['STAFF_PASSWORD', 'Password@1234'],
    ['STAFF_PASSWORD', 'abcabcabcabc'],
    ['STAFF_EMAIL', 'admin@pravesh.example'],
    ['PAYMENT_GATEWAY', 'simulator'],
    ['SMS_PROVIDER', 'outbox'],
  ])('%s=%s', (name, value) => {
    expect(live({ [name]: value })).toContain(name)
    // Secrets are never printed.
    if (!name.startsWith('P') || name.startsWith('PAYLOAD')) expect(live({ [name]: value })).not.toContain(value)
  })

  it('reports weak and missing settings together', () => {
    const message = live({ FIELD_KEY: '0'.repeat(64), PAYLOAD_SECRET: 'x'.repeat(32), MAIL_FROM: '' })
    for (const name of ['FIELD_KEY', 'PAYLOAD_SECRET', 'MAIL_FROM']) expect(message).toContain(name)
  })

  it.each([
    ['PUBLIC_URL', 'http://localhost:3000'],
    ['PUBLIC_URL', 'http://127.0.0.1:3000'],
    ['PUBLIC_URL', 'http://[::1]:3000'],
    ['PAYLOAD_SECRET', anotherKey],
    ['PAYLOAD_SECRET', 'q5nq0D5r1Lr6m2H2mYyq3vPnS0Q3yZkqkYb2mXlJ8xE='],
    ['PAYLOAD_SECRET_PREVIOUS', anotherKey],
    ['FIELD_KEY', `${anotherKey},${aKey}`],
    ['STAFF_PASSWORD', 'x7Kp-2mQr-9vTz'],
  ])('accepts %s=%s', (name, value) => expect(live({ [name]: value })).toBeNull())

  it('demo mode accepts weak secrets', () => {
    expect(refusal({ PAYLOAD_SECRET: 'x'.repeat(32), FIELD_KEY: '0'.repeat(64) })).toBeNull()
  })
})

describe('start warnings', () => {
  it.each([
    ['https without a trusted proxy: one warning', { TRUSTED_PROXIES: '0' }, 1],
    ['a trusted proxy: no warning', { TRUSTED_PROXIES: '1' }, 0],
    ['localhost: no warning', { TRUSTED_PROXIES: '0', PUBLIC_URL: 'http://localhost:3000' }, 0],
  ])('%s', (_, changes, count) => {
    const warnings = settingsWarnings(read({ ...everythingForLive, ...changes }))
    expect(warnings).toHaveLength(count)
    for (const warning of warnings) expect(warning).toContain('TRUSTED_PROXIES')
  })
})
