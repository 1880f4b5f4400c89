import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readEnv, SettingsError } from './env.ts'

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

const everythingForLive = {
  PORTAL_MODE: 'live',
  PUBLIC_URL: 'https://a.example',
  DATABASE_URI: 'mongodb://db.example/pravesh',
  PAYLOAD_SECRET: 'x'.repeat(32),
  FIELD_KEY: 'a'.repeat(64),
  STAFF_EMAIL: 'office@a.example',
  STAFF_PASSWORD: 'a long password',
  SMS_PROVIDER: 'msg91',
  MSG91_AUTH_KEY: 'key',
  MSG91_TEMPLATE_PHONE_CODE: '65f0c0ffee',
  MSG91_TEMPLATE_APPLICATION_TEXT: '65f0c0ffef',
  SMTP_URL: 'smtps://user:password@mail.example',
  MAIL_FROM: 'Pravesh <no-reply@a.example>',
  PAYMENT_GATEWAY: 'none',
}

describe('readEnv', () => {
  it('needs nothing in demo mode', () => {
    expect(read()).toMatchObject({
      port: 3000,
      publicUrl: 'http://localhost:3000',
      mode: 'demo',
      seed: 'demo',
      databaseUri: `file:${path.join(root, 'data/pravesh.db')}`,
      trustedProxies: 0,
    })
  })

  it('makes secrets once, for their owner’s eyes only', () => {
    const first = read()
    expect(first.payloadSecret).toMatch(/^[0-9a-f]{64}$/)
    expect(read().payloadSecret).toBe(first.payloadSecret)
    expect(first.fieldKey).not.toBe(first.payloadSecret)
    expect(statSync(path.join(root, 'data/secrets/field-key')).mode & 0o777).toBe(0o600)
  })

  it('follows the port in the address that links use', () => {
    expect(read({ PORT: '8080' }).publicUrl).toBe('http://localhost:8080')
    expect(read({ PUBLIC_URL: 'https://a.example/' }).publicUrl).toBe('https://a.example')
  })

  it('counts a relative database file from the repository', () => {
    expect(read({ DATABASE_URI: 'file:./other.db' }).databaseUri).toBe(`file:${path.join(root, 'other.db')}`)
  })

  it('takes an empty value for none', () => {
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
    ['FIELD_KEY', 'zz'],
    ['STAFF_EMAIL', 'nobody'],
    ['STAFF_PASSWORD', 'short'],
    ['SEED', 'yes'],
    ['TRUSTED_PROXIES', '-1'],
    ['SMS_PROVIDER', 'pigeon'],
    ['SMTP_URL', 'https://mail.example'],
    ['SMTP_URL', 'mail.example'],
    ['MAIL_FROM', 'nobody'],
    ['MAIL_FROM', 'A <a@b.example>\r\nBcc: all@b.example'],
    ['TWILIO_ACCOUNT_SID', 'AC1'],
    ['TWILIO_FROM', '9830012345'],
    ['MSG91_SENDER', 'ab'],
    ['PAYMENT_GATEWAY', 'cash'],
  ])('says what is wrong with %s=%s', (name, value) => {
    expect(refusal({ [name]: value })).toContain(name)
  })

  it('names everything that is wrong at once', () => {
    const message = refusal({ PORT: 'abc', SEED: 'yes' })
    expect(message).toContain('PORT')
    expect(message).toContain('SEED')
  })

  it('refuses to go live while anything is missing, and names all of it', () => {
    const message = refusal({ PORTAL_MODE: 'live', PUBLIC_URL: 'https://a.example' })
    for (const name of ['DATABASE_URI', 'PAYLOAD_SECRET', 'FIELD_KEY', 'STAFF_EMAIL', 'STAFF_PASSWORD']) {
      expect(message).toContain(name)
    }
    for (const name of ['SMS_PROVIDER', 'SMTP_URL', 'MAIL_FROM', 'PAYMENT_GATEWAY']) expect(message).toContain(name)
    expect(message).not.toContain('PUBLIC_URL')
  })

  it('never goes live with pretended money', () => {
    expect(refusal({ ...everythingForLive, PAYMENT_GATEWAY: 'simulator' })).toContain('PAYMENT_GATEWAY')
  })

  it('goes live with everything named, without demo content', () => {
    expect(read(everythingForLive)).toMatchObject({ mode: 'live', seed: 'none', paymentGateway: 'none' })
  })

  it('says so when the data folder cannot be written to', () => {
    writeFileSync(path.join(root, 'a-file'), '')
    expect(refusal({ DATA_DIR: 'a-file/below' })).toContain('DATA_DIR')
  })
})
