import { LINK_MINUTES } from '@pravesh/shared/accounts/recovery'
import { fill } from '@pravesh/shared/platform/fill'
import { words } from './words/words.ts'

/** The password reset e-mail for staff. Needs no escaping: the link is ours. */
export function staffPasswordMail(link: string): { subject: string; html: string } {
  const text = words.en['password-reset']
  const html = [
    `<p>${text.received}</p>`,
    `<p>${text.choose} <a href="${link}">${link}</a></p>`,
    `<p>${fill(text.valid, { minutes: LINK_MINUTES.staffReset })} ${text.note}</p>`,
  ].join('\n')
  return { subject: text.subject, html }
}
