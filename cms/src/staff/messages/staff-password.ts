import type { PayloadRequest } from 'payload'
import { portalEnv } from '../../platform/env.ts'

export const staffPasswordSubject = 'Choose a new password for the Pravesh admin'

interface MailOptions {
  req?: PayloadRequest
  token?: string
}

/** HTML of the password reset e-mail for staff. Needs no escaping: the token is hexadecimal and the address is ours. */
export function staffPasswordMail({ req, token = '' }: MailOptions = {}): string {
  if (!req) throw new Error('A password reset needs a request.')
  const address = `${portalEnv.of(req.payload).publicUrl}/admin/reset/${encodeURIComponent(token)}`
  return [
    '<p>We received a request to reset the password of your account in the Pravesh admin.</p>',
    `<p>Choose one here: <a href="${address}">${address}</a></p>`,
    '<p>The link works for one hour. If you did not request this, ignore this e-mail. Your password stays the same.</p>',
  ].join('\n')
}
