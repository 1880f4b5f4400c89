import { env } from '../../platform/env.ts'

export const staffPasswordSubject = 'Choose a new password for the Pravesh admin'

/** The mail with which a member of staff chooses a new password; the token is hexadecimal and the address is ours. */
export function staffPasswordMail({ token = '' }: { token?: string } = {}): string {
  const address = `${env().publicUrl}/admin/reset/${encodeURIComponent(token)}`
  return [
    '<p>Somebody asked for a new password for your account in the Pravesh admin.</p>',
    `<p>Choose one here: <a href="${address}">${address}</a></p>`,
    '<p>The link works for one hour. If it was not you, do nothing: your password stays as it is.</p>',
  ].join('\n')
}
