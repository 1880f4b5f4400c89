/** read: none yet */
import type { Translations } from '../../platform/translate.ts'
import { claims } from './hi/claims.ts'
import { consents } from './hi/consents.ts'
import { documents } from './hi/documents.ts'
import { education } from './hi/education.ts'
import { messages } from './hi/messages.ts'
import { options } from './hi/options.ts'
import { questions } from './hi/questions.ts'
import { status } from './hi/status.ts'

export const hi: Translations = {
  ...questions,
  ...education,
  ...options,
  ...messages,
  ...documents,
  ...claims,
  ...consents,
  ...status,
}
