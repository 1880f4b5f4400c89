import { expect, it } from 'vitest'
import { repositoryRoot } from '../../foundation/directories.ts'
import { readEnv } from '../../foundation/settings/env.ts'
import { switchedOn } from './switched-on.ts'

const SECRETS = { PAYLOAD_SECRET: 'a'.repeat(64), FIELD_KEY: 'b'.repeat(64), DOCUMENT_KEY: 'c'.repeat(64) }
const withSettings = (settings: Record<string, string>) =>
  switchedOn(readEnv({ ...SECRETS, ...settings }, repositoryRoot))

const PHONEPE = {
  PHONEPE_CLIENT_ID: 'id',
  PHONEPE_CLIENT_SECRET: 'secret',
  PHONEPE_CLIENT_VERSION: '1',
  PHONEPE_WEBHOOK_USERNAME: 'pravesh',
  PHONEPE_WEBHOOK_PASSWORD: 'Passw0rd1',
}
const RAZORPAY = { RAZORPAY_KEY_ID: 'rzp_test_1', RAZORPAY_KEY_SECRET: 's', RAZORPAY_WEBHOOK_SECRET: 'w' }
const SHIPROCKET = {
  SHIPROCKET_EMAIL: 'api@example.in',
  SHIPROCKET_PASSWORD: 'p',
  SHIPROCKET_PICKUP: 'Office',
  SHIPROCKET_WEBHOOK_TOKEN: 't'.repeat(16),
}

it('names no company without settings: the demo sends nothing', () => {
  expect(withSettings({})).toEqual([])
})

it('names every provider with keys, also one that takes nothing new', () => {
  const settings = { PAYMENT_GATEWAY: 'razorpay', ...RAZORPAY, ...PHONEPE, ...SHIPROCKET }
  expect(withSettings(settings).map(({ key }) => key)).toEqual(['phonepe', 'razorpay', 'shiprocket'])
})

it('names the provider of text messages and the mail server', () => {
  const twilio = { SMS_PROVIDER: 'twilio', TWILIO_ACCOUNT_SID: `AC${'0'.repeat(32)}`, TWILIO_AUTH_TOKEN: 't' }
  const mail = { SMTP_URL: 'smtps://user:password@mail.example.in', MAIL_FROM: 'Pravesh <no-reply@example.in>' }
  expect(withSettings({ ...twilio, TWILIO_FROM: '+14155550100', ...mail })).toEqual([
    { key: 'twilio', where: null },
    { key: 'mail', where: 'mail.example.in' },
  ])
})

it('names Amazon with its region, and another object storage with its host', () => {
  const buckets = { S3_BUCKET: 'pictures', S3_PRIVATE_BUCKET: 'files' }
  expect(withSettings({ ...buckets, S3_REGION: 'ap-south-1' })).toEqual([{ key: 'aws', where: 'ap-south-1' }])
  const keys = { S3_ACCESS_KEY_ID: 'k', S3_SECRET_ACCESS_KEY: 's' }
  expect(withSettings({ ...buckets, ...keys, S3_ENDPOINT: 'https://s3.example.in' })).toEqual([
    { key: 'storage', where: 's3.example.in' },
  ])
})
