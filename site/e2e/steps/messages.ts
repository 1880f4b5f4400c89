import { setTimeout as sleep } from 'node:timers/promises'
import type { StaffApi } from './staff-api.ts'

/** The code in the newest message to a phone number or an e-mail address, as staff read it in demo mode. */
export function codeFor(staff: StaffApi, to: string): Promise<string> {
  return find(staff, to, { template: to.includes('@') ? 'email-code' : 'phone-code', pattern: /\b\d{6}\b/ })
}

/** The link in the newest message of a kind, as a path of the portal. */
export async function linkFor(staff: StaffApi, to: string, template: 'activation-link' | 'password-reset') {
  const link = new URL(await find(staff, to, { template, pattern: /https?:\/\/\S+[?&]token=\S+/ }))
  return link.pathname + link.search
}

async function find(staff: StaffApi, to: string, { template, pattern }: { template: string; pattern: RegExp }) {
  // An even answer may come before its message is written.
  for (let tries = 0; tries < 50; tries++) {
    const [newest] = await staff.all('messages', { to, template })
    const found = pattern.exec(`${newest?.text ?? ''}`)?.[0]
    if (found) return found
    await sleep(100)
  }
  throw new Error(`No message (${template}) to ${to} has what was looked for.`)
}
