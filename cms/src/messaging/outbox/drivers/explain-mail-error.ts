import { singleLine } from '@pravesh/shared/platform/text'
import { DeliveryError } from '../delivery-error.ts'

/** Converts a nodemailer error to a DeliveryError with a plain-text reason. Permanent errors (5xx) are not retried. */
export function explainMailError(cause: unknown): DeliveryError {
  const { code, command, responseCode, response } = Object(cause)
  const reason = typeof response === 'string' ? ` It said: ${singleLine(response).slice(0, 200)}` : ''
  const refused = typeof responseCode === 'number' && responseCode >= 500 && responseCode < 600
  if (code === 'EAUTH')
    return new DeliveryError({ message: 'The mail server did not accept the user and password in SMTP_URL.', cause })
  if (code === 'EENVELOPE') {
    const whose = command === 'MAIL FROM' ? 'the sender’s address in MAIL_FROM' : 'the address'
    const permanent = refused && command !== 'MAIL FROM'
    return new DeliveryError({ message: `The mail server refused ${whose}.${reason}`, permanent, cause })
  }
  if (code === 'EDNS') return new DeliveryError({ message: 'The mail server in SMTP_URL could not be found.', cause })
  if (code === 'ETIMEDOUT' || code === 'EABORT')
    return new DeliveryError({ message: 'The mail server did not respond in time.', cause })
  if (code === 'ETLS')
    return new DeliveryError({ message: 'Could not establish an encrypted connection to the mail server.', cause })
  if (responseCode !== undefined) {
    return new DeliveryError({ message: `The mail server refused the message.${reason}`, permanent: refused, cause })
  }
  return new DeliveryError({ message: 'The mail server could not be reached or closed the connection.', cause })
}
