import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { messageSettings, messageVariables, missingForMessages } from './message-settings.ts'

const read = (source: Record<string, string> = {}) => z.object(messageVariables).parse(source)
const twilio = {
  SMS_PROVIDER: 'twilio',
  TWILIO_ACCOUNT_SID: `AC${'0'.repeat(32)}`,
  TWILIO_AUTH_TOKEN: 'token',
  TWILIO_FROM: '+14155550100',
}
const mail = { SMTP_URL: 'smtp://localhost:2525', MAIL_FROM: 'no-reply@a.example' }

describe('message settings', () => {
  it('are optional in demo mode', () => {
    expect(missingForMessages(read(), 'demo')).toEqual([])
    expect(messageSettings(read())).toEqual({ sms: { provider: 'outbox' }, phoneCodesPerDay: 5000, mail: null })
  })

  it.each([
    ['nothing', {}, ['SMS_PROVIDER (msg91 or twilio)', 'SMTP_URL', 'MAIL_FROM']],
    ['the outbox', { ...mail, SMS_PROVIDER: 'outbox' }, ['SMS_PROVIDER (msg91 or twilio)']],
    [
      'MSG91 alone',
      { SMS_PROVIDER: 'msg91' },
      ['MSG91_AUTH_KEY', 'MSG91_TEMPLATE_PHONE_CODE', 'MSG91_TEMPLATE_APPLICATION_TEXT', 'SMTP_URL', 'MAIL_FROM'],
    ],
    [
      'Twilio without keys',
      { ...mail, SMS_PROVIDER: 'twilio' },
      ['TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN', 'TWILIO_FROM'],
    ],
    ['all of it', { ...mail, ...twilio }, []],
  ])('report what is missing in live mode with %s', (_, source, missing) => {
    expect(missingForMessages(read(source), 'live')).toEqual(missing)
  })

  it('must be complete in demo mode too when a provider is selected', () => {
    expect(missingForMessages(read({ SMS_PROVIDER: 'msg91', MSG91_AUTH_KEY: 'k' }), 'demo')).toEqual([
      'MSG91_TEMPLATE_PHONE_CODE',
      'MSG91_TEMPLATE_APPLICATION_TEXT',
    ])
    expect(missingForMessages(read({ SMTP_URL: mail.SMTP_URL }), 'demo')).toEqual(['MAIL_FROM'])
  })

  it('select the providers', () => {
    expect(messageSettings(read({ ...mail, ...twilio }))).toEqual({
      sms: { provider: 'twilio', accountSid: twilio.TWILIO_ACCOUNT_SID, authToken: 'token', from: '+14155550100' },
      phoneCodesPerDay: 5000,
      mail: { smtpUrl: mail.SMTP_URL, from: mail.MAIL_FROM },
    })
  })
})
