import { createTransport } from 'nodemailer'
import type { MessageDriver } from '../drivers.ts'
import { explainMailError } from './explain-mail-error.ts'

/** The whole may take as long as so many steps; together less than a claim lasts. */
const STEPS = 4

interface SmtpOptions {
  /** `smtp:` or `smtps:` with user, password, server and, as query, what else nodemailer takes, e.g. `requireTLS=true`. */
  smtpUrl: string
  /** An address, or a name with one. */
  from: string
  /** How long each step may take. */
  timeoutMs?: number
}

/** Sends e-mails over SMTP, each on a connection of its own, so that none waits for another that hangs. */
export function smtpDriver({ smtpUrl, from, timeoutMs = 15_000 }: SmtpOptions): MessageDriver {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    dnsTimeout: timeoutMs,
    // A message is text of ours; it never names a file or an address to be read into it.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const domain = /@([^>]+)/.exec(from)?.[1] ?? 'localhost'
  return {
    async send({ id, to, subject, text, html }) {
      try {
        const sent = await transport.sendMail({
          from,
          to: { name: '', address: to },
          subject,
          text,
          html,
          // The same at every try: a mail program shows a repetition once.
          messageId: `<${id}@${domain}>`,
          // Keeps holiday notices away.
          headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
          // A server that says a word now and then keeps the time of every step; the whole must have an end too.
          signal: AbortSignal.timeout(STEPS * timeoutMs),
        })
        return { reference: sent.messageId }
      } catch (error) {
        throw explainMailError(error)
      }
    },
  }
}
