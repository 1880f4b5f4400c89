/** read: none yet */
import type { Translations } from '../../platform/translate.ts'
import { claims } from './bn/claims.ts'
import { consents } from './bn/consents.ts'
import { documents } from './bn/documents.ts'
import { education } from './bn/education.ts'
import { messages } from './bn/messages.ts'
import { options } from './bn/options.ts'
import { questions } from './bn/questions.ts'
import { status } from './bn/status.ts'

export const bn: Translations = {
  ...questions,
  ...education,
  ...options,
  ...messages,
  ...documents,
  ...claims,
  ...consents,
  ...status,
}
