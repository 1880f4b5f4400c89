import { fill } from '@pravesh/shared/platform/fill'
import { escapeHtml } from '@pravesh/shared/platform/html'
import type { Payload } from 'payload'
import { istTime } from '../../foundation/formats.ts'
import { portalOf } from '../../foundation/portal.ts'
import type { Staff } from '../../payload-types.ts'
import { words } from '../messages/words/words.ts'

const texts = words.en['second-factor-mail']

interface MailOptions {
  payload: Payload
  staff: Pick<Staff, 'email'>
  what: Exclude<keyof typeof texts, 'when' | 'notYou' | 'subject'>
  values?: Record<string, string | number>
  now: Date
}

/** Informs people by e-mail of each change of their second factors, because a stranger may have made it. */
export async function mailAboutFactor({ payload, staff, what: kind, values = {}, now }: MailOptions): Promise<void> {
  const what = fill(texts[kind], values)
  const link = `${portalOf(payload).env.publicUrl}/admin/forgot`
  const html = [
    `<p>${escapeHtml(fill(texts.when, { what, time: istTime(now.toISOString()) }))}</p>`,
    `<p>${texts.notYou} <a href="${link}">${link}</a></p>`,
  ].join('\n')
  await payload.sendEmail({ to: staff.email, subject: fill(texts.subject, { what }), html })
}
