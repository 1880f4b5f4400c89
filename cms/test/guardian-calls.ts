import { PRIVACY_NOTICE_VERSION } from '@pravesh/shared/accounts/privacy-notice'
import { dayInIndia } from '@pravesh/shared/platform/formats'
import { vi } from 'vitest'
import { messagesTo } from './outbox.ts'
import type { TestPortal } from './start-test-portal.ts'

export const GUARDIAN_PHONE = '9830077777'

type Headers = Record<string, string>

/** The day on which a person was born who is some years old today, `YYYY-MM-DD`. */
export function bornYearsAgo(years: number): string {
  const today = dayInIndia(new Date())
  return `${Number(today.slice(0, 4)) - years}${today.slice(4)}`
}

/** What a minor and the guardian do in the session of the minor. */
export function guardianCallsOn(portal: TestPortal) {
  const post = (path: string, body: object, headers: Headers) => portal.call('POST', `/api/user/${path}`, body, headers)
  const shown = { privacy_version: PRIVACY_NOTICE_VERSION, privacy_language: 'hi' }
  const guardian = {
    guardian_name: 'Sunil Mondal',
    guardian_relation: 'FATHER',
    guardian_phone: GUARDIAN_PHONE,
    birth_date: bornYearsAgo(16),
  }
  const calls = {
    shown,
    guardian,
    send: (headers: Headers, change: object = {}) => post('sendGuardianCode', { ...guardian, ...change }, headers),
    confirm: (headers: Headers, otp: string, change: object = {}) =>
      post('confirmGuardian', { ...guardian, ...shown, otp, ...change }, headers),
    withdraw: (headers: Headers) => post('withdrawGuardian', shown, headers),
    confirmAdult: (headers: Headers) => post('confirmAdult', shown, headers),
    async mine(headers: Headers) {
      return (await portal.call('GET', '/api/user/myGuardian', undefined, headers)).reply.result
    },
    /** The code in the newest message to the guardian. */
    async codeSent(phone = GUARDIAN_PHONE) {
      const [message] = await messagesTo(portal.payload, phone, 'guardian-code')
      return /\b\d{6}\b/.exec(message?.text ?? '')?.[0] ?? ''
    },
    /** The whole consent. */
    async give(headers: Headers, change: object = {}) {
      const { status, text } = await calls.send(headers, change)
      if (status !== 200) throw new Error(`No code was sent: ${text}`)
      const { guardian_phone: phone } = { ...guardian, ...change }
      return calls.confirm(headers, await calls.codeSent(phone), change)
    },
  }
  return calls
}

/** Moves the clock of the test. */
export function laterBy(seconds: number): void {
  vi.setSystemTime(Date.now() + seconds * 1000)
}
