import { documentLocale } from '../lib/document-locale.ts'
import { formsWords } from './words/words.ts'

/** Message for a call without a response, on a page with or without a form that keeps what was typed. */
export function offlineText({ hasForm }: { hasForm: boolean }): string {
  const { offline, offlineForm } = formsWords(documentLocale())
  return hasForm ? offlineForm : offline
}
