import type { Question } from '@pravesh/shared/content/pages/trust-facts'
import type { JsonLd } from '../../lib/json-ld.ts'

/** Questions with the answers that the page shows, as schema.org data; nothing without questions. */
export function questionLd(url: string, questions: readonly Question[]): JsonLd[] {
  if (questions.length === 0) return []
  const mainEntity = questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  }))
  return [{ '@type': 'FAQPage', '@id': `${url}#questions-title`, url, mainEntity }]
}
