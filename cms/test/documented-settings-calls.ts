import { PRIVACY_NOTICE_VERSION } from '@pravesh/shared/accounts/privacy-notice'
import type { Payload } from 'payload'
import { expect } from 'vitest'
import { PASSWORD } from './builders/students.ts'
import type { documentedCalls } from './documented-calls.ts'
import { bornYearsAgo } from './guardian-calls.ts'
import { messagesTo } from './outbox.ts'

interface SettingsCallOptions {
  ask: ReturnType<typeof documentedCalls>['ask']
  payload: Payload
  /** The headers of a logged-in student. */
  session: Record<string, string>
}

/** Asks every call of the settings page, with success and with each refusal. */
export async function checkSettingsCalls({ payload, ask, session }: SettingsCallOptions): Promise<void> {
  const post = async (call: string, body: object, headers?: Record<string, string>) =>
    (await ask('POST', `/api/user/${call}`, body, headers)).status
  expect(await post('requestDeletion', { password: 'wrong' }, session)).toBe(400)
  expect(await post('withdrawDeletion', {}, session)).toBe(200)
  expect(await post('updateuserPassword', {})).toBe(401)
  expect(await post('chooseMessages', { declined: [] }, session)).toBe(200)
  expect(await post('chooseMessages', { declined: ['fee-paid'] }, session)).toBe(400)
  expect(await post('chooseMessages', { declined: [] })).toBe(401)
  const shown = { privacy_version: PRIVACY_NOTICE_VERSION, privacy_language: 'en' }
  const consent = { purpose: 'whatsapp', given: true, is_adult: true, ...shown }
  expect(await post('chooseConsent', consent, session)).toBe(200)
  expect(await post('chooseConsent', { ...consent, purpose: 'admission' }, session)).toBe(400)
  expect(await post('chooseConsent', consent)).toBe(401)
  expect(await post('noticeShown', shown, session)).toBe(200)
  expect(await post('noticeShown', {}, session)).toBe(400)
  expect(await post('noticeShown', shown)).toBe(401)
  expect((await ask('GET', '/api/user/myConsents', undefined, session)).status).toBe(200)
  expect((await ask('GET', '/api/user/myConsents')).status).toBe(401)
  const rights = async (path: string, body?: object, headers?: Record<string, string>) =>
    (await ask(body ? 'POST' : 'GET', `/api/rights/${path}`, body, headers)).status
  expect(await rights('mine', undefined, session)).toBe(200)
  const complaint = { kind: 'complaint', text: 'No one answered me.' }
  expect(await rights('requests', complaint, session)).toBe(200)
  expect(await rights('requests', complaint, session)).toBe(409)
  expect(await rights('requests', { kind: 'erasure', text: 'All' }, session)).toBe(400)
  const nominee = { name: 'Rina Das', email: 'rina@example.in', phone: '9830012345' }
  expect(await rights('nominee', nominee, session)).toBe(200)
  expect(await rights('nominee', { ...nominee, phone: '1' }, session)).toBe(400)
  expect(await rights('nominee/remove', {}, session)).toBe(200)
  expect(await rights('request/RTS-0000-0000/withdraw', {}, session)).toBe(404)
  for (const path of ['requests', 'nominee', 'nominee/remove', 'request/RTS-0000-0000/withdraw'])
    expect(await rights(path, {})).toBe(401)
  expect(await rights('mine')).toBe(401)
  const guardian = {
    ...{ guardian_name: 'Sunil Mondal', guardian_relation: 'FATHER', guardian_phone: '9830077777' },
    birth_date: bornYearsAgo(16),
  }
  expect(await post('sendGuardianCode', guardian, session)).toBe(200)
  expect(await post('sendGuardianCode', guardian, session)).toBe(429)
  expect(await post('sendGuardianCode', { ...guardian, birth_date: bornYearsAgo(18) }, session)).toBe(400)
  expect(await post('sendGuardianCode', guardian)).toBe(401)
  const code = (await messagesTo(payload, '9830077777'))[0]?.text?.slice(0, 6)
  expect(await post('confirmGuardian', { ...guardian, ...shown, otp: '12' }, session)).toBe(400)
  expect(await post('confirmGuardian', { ...guardian, ...shown, otp: code }, session)).toBe(200)
  expect(await post('confirmGuardian', { ...guardian, ...shown, otp: code })).toBe(401)
  expect(await post('chooseConsent', consent, session)).toBe(403)
  for (const [call, status] of [
    ['confirmAdult', 409],
    ['withdrawGuardian', 200],
  ] as const) {
    expect(await post(call, shown, session)).toBe(status)
    expect(await post(call, {}, session)).toBe(400)
    expect(await post(call, shown)).toBe(401)
  }
  expect((await ask('GET', '/api/user/myGuardian', undefined, session)).status).toBe(200)
  await checkOwnConsentCalls({ payload, ask })
  expect((await ask('GET', '/api/user/myGuardian')).status).toBe(401)
  const contacts = { email: 'next@example.in', phonenumber: '9830099999' }
  for (const call of ['sendNewEmailCode', 'sendNewPhoneCode']) {
    expect(await post(call, { ...contacts, password: PASSWORD }, session)).toBe(200)
    expect(await post(call, { ...contacts, password: PASSWORD }, session)).toBe(429)
    expect(await post(call, { ...contacts, password: 'wrong' }, session)).toBe(400)
    expect(await post(call, { ...contacts, password: PASSWORD })).toBe(401)
  }
  for (const call of ['changeEmail', 'changePhone']) {
    expect(await post(call, { ...contacts, otp: '12' }, session)).toBe(400)
    expect(await post(call, { ...contacts, otp: '000000' })).toBe(401)
  }
}

/** What a guardian does without an account, of whom there is a consent. */
async function checkOwnConsentCalls({ payload, ask }: Omit<SettingsCallOptions, 'session'>): Promise<void> {
  const post = (call: string, body: object) => ask('POST', `/api/guardian/${call}`, body)
  const phone = { guardian_phone: '9830077777' }
  const { status, reply } = await post('sendCode', phone)
  expect(status).toBe(200)
  expect((await post('sendCode', phone)).status).toBe(429)
  expect((await post('sendCode', {})).status).toBe(400)
  const { handle } = reply
  const otp = /\d{6}/.exec((await messagesTo(payload, '9830077777', 'phone-code'))[0]?.text ?? '')?.[0]
  const shown = { privacy_version: PRIVACY_NOTICE_VERSION, privacy_language: 'en' }
  const withdrawal = { ...phone, ...shown, handle, consent: 'none' }
  expect((await post('withdraw', withdrawal)).status).toBe(403)
  expect((await post('open', { ...phone, handle, otp: '12' })).status).toBe(400)
  const opened = await post('open', { ...phone, handle, otp })
  expect(opened.status).toBe(200)
  expect((await post('withdraw', { ...phone, handle })).status).toBe(400)
  expect((await post('withdraw', withdrawal)).status).toBe(404)
  const consent = opened.reply.result[0].id
  expect((await post('withdraw', { ...withdrawal, consent })).status).toBe(200)
}
