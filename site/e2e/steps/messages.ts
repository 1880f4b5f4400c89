import { setTimeout as sleep } from 'node:timers/promises'
import type { StaffApi } from './staff-api.ts'

/** The code in the newest message to a phone number or an e-mail address, read from the outbox. */
export function codeFor(staff: StaffApi, to: string): Promise<string> {
  return find(staff, to, { template: to.includes('@') ? 'email-code' : 'phone-code', pattern: /\b\d{6}\b/ })
}

/** The code in the newest message to a parent or guardian. */
export function guardianCodeFor(staff: StaffApi, to: string): Promise<string> {
  return find(staff, to, { template: 'guardian-code', pattern: /\b\d{6}\b/ })
}

/** The path of the page on which a parent or guardian withdraws a consent. */
export async function guardianPageFor(staff: StaffApi, to: string): Promise<string> {
  return new URL(await find(staff, to, { template: 'guardian-recorded', pattern: /https?:\/\/\S+/ })).pathname
}

/** The link in the newest message from a template, as a path. */
export async function linkFor(staff: StaffApi, to: string, template: 'activation-link' | 'password-reset') {
  const link = new URL(await find(staff, to, { template, pattern: /https?:\/\/\S+[?&]token=\S+/ }))
  return link.pathname + link.search
}

/** The path of the newest link with which a member of staff chooses a new password. */
export async function staffLinkFor(staff: StaffApi, to: string): Promise<string> {
  const link = { template: 'staff-account', pattern: /https?:\/\/\S+\/admin\/reset\/[\w.-]+/ }
  return new URL(await find(staff, to, link)).pathname
}

/** The path of the newest invitation of a member of staff. */
export async function invitationFor(staff: StaffApi, to: string): Promise<string> {
  const link = { template: 'staff-invitation', pattern: /https?:\/\/\S+\/admin\/invitation\/[\w-]+/ }
  return new URL(await find(staff, to, link)).pathname
}

async function find(staff: StaffApi, to: string, { template, pattern }: { template: string; pattern: RegExp }) {
  // A constant-time response may arrive before the message is stored.
  for (let tries = 0; tries < 300; tries++) {
    const [newest] = await staff.all('messages', { to, template })
    const found = pattern.exec(`${newest?.text ?? ''}`)?.[0]
    if (found) return found
    await sleep(100)
  }
  throw new Error(`No ${template} message to ${to} matches ${pattern}.`)
}
