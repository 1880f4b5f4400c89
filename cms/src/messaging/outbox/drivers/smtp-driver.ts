import { createTransport } from 'nodemailer'
import type { MessageDriver } from '../drivers.ts'
import { explainMailError } from './explain-mail-error.ts'

/** Overall timeout as a multiple of the timeout per step; below the lease. */
const MAX_STEPS = 4

interface SmtpOptions {
  /** `smtp:` or `smtps:` with user, password and server. The query holds nodemailer options, e.g. `requireTLS=true`. */
  smtpUrl: string
  /** An address, optionally with a name. */
  from: string
  /** Timeout of each step in milliseconds. */
  timeoutMs?: number
}

/** Sends e-mails over SMTP, each on its own connection, so that one hanging delivery does not block the others. */
export function smtpDriver({ smtpUrl, from, timeoutMs = 15_000 }: SmtpOptions): MessageDriver {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    dnsTimeout: timeoutMs,
    // Messages never include files or remote content.
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
          // The same on every attempt, so that mail clients show a duplicate only once.
          messageId: `<${id}@${domain}>`,
          // Suppresses out-of-office replies.
          headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
          // A server that trickles data never exceeds a step's timeout, so the whole delivery needs one too.
          signal: AbortSignal.timeout(MAX_STEPS * timeoutMs),
        })
        return { reference: sent.messageId }
      } catch (error) {
        throw explainMailError(error)
      }
    },
  }
}
