import { DEFAULT_LOCALE, LOCALES, type Locale } from '@pravesh/shared/platform/locale'
import * as z from 'zod'

/** Providers of text messages; `outbox` only stores them. */
const SMS_PROVIDERS = ['outbox', 'msg91', 'twilio'] as const

/** The environment variable with MSG91's template id, by template key. */
export const MSG91_TEMPLATE_VARIABLES = {
  'phone-code': 'MSG91_TEMPLATE_PHONE_CODE',
  'application-text': 'MSG91_TEMPLATE_APPLICATION_TEXT',
  'phone-changed-text': 'MSG91_TEMPLATE_PHONE_CHANGED_TEXT',
  'guardian-code': 'MSG91_TEMPLATE_GUARDIAN_CODE',
  'guardian-recorded': 'MSG91_TEMPLATE_GUARDIAN_RECORDED',
} as const

const PHONE_CODES_RULE = 'PHONE_CODES_PER_DAY must be a whole number from 1 to 1000000.'

/** `ID` of the English template, or `ID,hi:ID,bn:ID` with those of other languages. */
const templateIds = (name: string) =>
  filled(name).check(
    z.refine(
      (text) => text === undefined || idsByLocale(text) !== null,
      `${name} must be a template id, or ${name}=ID,hi:ID.`,
    ),
  )

const filled = (name: string) => z.string().trim().min(1, `${name} must not be empty.`).optional()

/** Raw message settings. */
export const messageVariables = {
  SMS_PROVIDER: z.enum(SMS_PROVIDERS, `SMS_PROVIDER must be one of: ${SMS_PROVIDERS.join(', ')}.`).default('outbox'),
  MSG91_AUTH_KEY: filled('MSG91_AUTH_KEY'),
  MSG91_TEMPLATE_PHONE_CODE: templateIds('MSG91_TEMPLATE_PHONE_CODE'),
  MSG91_TEMPLATE_APPLICATION_TEXT: templateIds('MSG91_TEMPLATE_APPLICATION_TEXT'),
  MSG91_TEMPLATE_PHONE_CHANGED_TEXT: templateIds('MSG91_TEMPLATE_PHONE_CHANGED_TEXT'),
  MSG91_TEMPLATE_GUARDIAN_CODE: templateIds('MSG91_TEMPLATE_GUARDIAN_CODE'),
  MSG91_TEMPLATE_GUARDIAN_RECORDED: templateIds('MSG91_TEMPLATE_GUARDIAN_RECORDED'),
  MSG91_SENDER: z
    .string()
    .regex(/^[A-Za-z0-9]{3,11}$/, 'MSG91_SENDER must be the header registered for DLT, e.g. PRAVSH.')
    .optional(),
  TWILIO_ACCOUNT_SID: z
    .string()
    .regex(/^AC[0-9a-f]{32}$/i, 'TWILIO_ACCOUNT_SID must be AC and 32 hexadecimal digits.')
    .optional(),
  TWILIO_AUTH_TOKEN: filled('TWILIO_AUTH_TOKEN'),
  TWILIO_FROM: z
    .string()
    .regex(
      /^(\+[1-9]\d{6,14}|MG[0-9a-f]{32}|[A-Za-z][A-Za-z0-9 ]{0,10})$/,
      'TWILIO_FROM must be a number such as +14155550100, a messaging service (MG…) or a sender name.',
    )
    .optional(),
  PHONE_CODES_PER_DAY: z.coerce
    .number(PHONE_CODES_RULE)
    .int(PHONE_CODES_RULE)
    .min(1, PHONE_CODES_RULE)
    .max(1_000_000, PHONE_CODES_RULE)
    .default(5000),
  SMTP_URL: z
    .url({
      protocol: /^smtps?$/,
      hostname: /.+/,
      error:
        'SMTP_URL must look like smtps://user:password@mail.example.in or smtp://mail.example.in:587?requireTLS=true.',
    })
    .optional(),
  MAIL_FROM: z
    .string()
    .regex(
      /^([^<>"\r\n]+ )?<?[^\s<>@"]+@[^\s<>@"]+\.[^\s<>@"]+>?$/,
      'MAIL_FROM must be an e-mail address, or a name with one: Pravesh <no-reply@example.in>.',
    )
    .optional(),
}

type Variables = z.infer<z.ZodObject<typeof messageVariables>>

/** By language; each has a registration of its own. */
export type TemplateIds = Readonly<Partial<Record<Locale, string>>>

/** The provider of text messages, with its credentials. */
export type SmsSettings =
  | { provider: 'outbox' }
  | {
      provider: 'msg91'
      authKey: string
      /** The registered DLT header; null uses the template's own. */
      sender: string | null
      /** MSG91's template ids, by template key and language. */
      templateIds: Readonly<Record<string, TemplateIds>>
    }
  | { provider: 'twilio'; accountSid: string; authToken: string; from: string }

/** Settings for sending messages; with `mail` null, e-mails are only stored. */
export interface MessageSettings {
  sms: SmsSettings
  /** Upper bound on text messages with codes, which limits what an attacker can make the provider cost. */
  phoneCodesPerDay: number
  mail: { smtpUrl: string; from: string } | null
}

const NEEDS = {
  outbox: [],
  // Without the template of a changed phone, which a registration takes days to get, its notice goes by e-mail alone;
  // without those of guardians, their code comes with the text of all other codes, and the notice of the consent is not sent.
  msg91: ['MSG91_AUTH_KEY', 'MSG91_TEMPLATE_PHONE_CODE', 'MSG91_TEMPLATE_APPLICATION_TEXT'],
  twilio: ['TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN', 'TWILIO_FROM'],
} as const satisfies Record<(typeof SMS_PROVIDERS)[number], (keyof Variables)[]>

/** Missing message settings: in live mode all that are required, in demo mode those of a partly configured provider. */
export function missingForMessages(v: Variables, mode: 'demo' | 'live'): string[] {
  const needed: (keyof Variables)[] = [...NEEDS[v.SMS_PROVIDER]]
  if (mode === 'live') needed.push('SMTP_URL')
  if (mode === 'live' || v.SMTP_URL !== undefined) needed.push('MAIL_FROM')
  const missing: string[] = needed.filter((name) => v[name] === undefined)
  return mode === 'live' && v.SMS_PROVIDER === 'outbox' ? ['SMS_PROVIDER (msg91 or twilio)', ...missing] : missing
}

/** Call only when `missingForMessages` returns nothing. */
export function messageSettings(v: Variables): MessageSettings {
  return {
    sms: smsSettings(v),
    phoneCodesPerDay: v.PHONE_CODES_PER_DAY,
    mail: v.SMTP_URL && v.MAIL_FROM ? { smtpUrl: v.SMTP_URL, from: v.MAIL_FROM } : null,
  }
}

function smsSettings(v: Variables): SmsSettings {
  const { SMS_PROVIDER: provider } = v
  if (provider === 'msg91') {
    const ids = Object.entries(MSG91_TEMPLATE_VARIABLES).flatMap(([key, name]) => {
      const text = v[name]
      const ids = text === undefined ? null : idsByLocale(text)
      return ids === null ? [] : [[key, ids]]
    })
    return {
      provider,
      authKey: v.MSG91_AUTH_KEY ?? '',
      sender: v.MSG91_SENDER ?? null,
      templateIds: Object.fromEntries(ids),
    }
  }
  if (provider === 'twilio') {
    const { TWILIO_ACCOUNT_SID = '', TWILIO_AUTH_TOKEN = '', TWILIO_FROM = '' } = v
    return { provider, accountSid: TWILIO_ACCOUNT_SID, authToken: TWILIO_AUTH_TOKEN, from: TWILIO_FROM }
  }
  return { provider }
}

/** Template ids as set: the English one first, others with their language. Null for another form. */
function idsByLocale(text: string): TemplateIds | null {
  const ids = text.split(',').map((part) => {
    const [id = '', language = DEFAULT_LOCALE] = part.trim().split(':').reverse()
    return { id, locale: LOCALES.find((locale) => locale === language) }
  })
  if (ids[0]?.locale !== DEFAULT_LOCALE || ids.some(({ id, locale }) => id === '' || locale === undefined)) return null
  return Object.fromEntries(ids.map(({ id, locale }) => [locale, id]))
}
