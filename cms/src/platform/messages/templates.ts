import type { Template } from './template.ts'
import { accountExists } from './templates/account-exists.ts'
import { activationLink } from './templates/activation-link.ts'
import { applicationNews } from './templates/application-news.ts'
import { applicationText } from './templates/application-text.ts'
import { deletionRequested } from './templates/deletion-requested.ts'
import { emailCode } from './templates/email-code.ts'
import { passwordChanged } from './templates/password-changed.ts'
import { passwordReset } from './templates/password-reset.ts'
import { phoneCode } from './templates/phone-code.ts'

/** Every kind of message that is written from variables, by its key. */
export const templates = {
  'phone-code': phoneCode,
  'email-code': emailCode,
  'activation-link': activationLink,
  'password-reset': passwordReset,
  'password-changed': passwordChanged,
  'account-exists': accountExists,
  'deletion-requested': deletionRequested,
  'application-news': applicationNews,
  'application-text': applicationText,
}

export type TemplateKey = keyof typeof templates

/** What a kind of message must be given. */
export type VariablesOf<Key extends TemplateKey> = (typeof templates)[Key] extends Template<infer V> ? V : never

/** Whether a key names one of these templates; others were written elsewhere. */
export function isTemplateKey(key: string): key is TemplateKey {
  return Object.hasOwn(templates, key)
}
