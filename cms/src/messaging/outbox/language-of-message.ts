import { DEFAULT_LOCALE, type Locale } from '@pravesh/shared/platform/locale'
import type { Payload, PayloadRequest } from 'payload'
import { readRow } from '../../database/records/read-row.ts'
import { currentContext } from '../../foundation/context/request-context.ts'
import { portalOf } from '../../foundation/portal.ts'
import type { Env } from '../../foundation/settings/env.ts'
import type { AnyTemplate } from '../../portal/message-template.ts'
import type { TemplatedMessage, WrittenMessage } from './compose.ts'
import { namesForMessage } from './names-for-message.ts'

interface Addressed {
  payload: Payload
  studentId?: string
  req?: PayloadRequest
}

/**
 * A message in the language of the student, or of the page that asked for it where there is no account yet. Staff get the
 * default language.
 */
export async function inTheirLanguage<Variables extends object>(
  { payload, studentId, req }: Addressed,
  message: WrittenMessage | TemplatedMessage<Variables>,
): Promise<WrittenMessage | TemplatedMessage<Variables>> {
  if (!('variables' in message) || message.template.audience === 'staff') return message
  const wanted = message.locale ?? (studentId ? await languageOf(payload, studentId, req) : currentContext().language)
  if (!wanted || !isOffered(wanted, message.template, portalOf(payload).env)) return { ...message, locale: undefined }
  const { shows = [] } = message.template
  const names = shows.length === 0 ? {} : await namesForMessage({ payload, shows, locale: wanted })
  return { ...message, locale: wanted, names }
}

/** The language in which a student gets e-mails. */
export async function languageFor(payload: Payload, studentId: string): Promise<Locale> {
  const wanted = await languageOf(payload, studentId)
  return wanted && portalOf(payload).env.languages.includes(wanted) ? wanted : DEFAULT_LOCALE
}

async function languageOf(payload: Payload, id: string, req?: PayloadRequest): Promise<Locale | null> {
  const where = { id: { equals: id } }
  const student = await readRow({ payload, collection: 'students', where, fields: ['language'], req })
  return student?.language ?? null
}

/** Whether messages may be in a language: providers deliver text messages only from a template registered in it. */
function isOffered(locale: Locale, { channel, key }: AnyTemplate, { languages, messages: { sms } }: Env): boolean {
  if (!languages.includes(locale)) return false
  return channel !== 'sms' || sms.provider !== 'msg91' || sms.templateIds[key]?.[locale] !== undefined
}
