import { DOCUMENT_KINDS } from '@pravesh/shared/admissions/documents/documents'
import type { CorrectionRequest } from '@pravesh/shared/admissions/status/requests'
import { sectionHeading } from '../fields/SectionCard.tsx'
import type { Card } from './cards.ts'

/** The id of the element where something requested begins: its field, or the first section or card with it. */
export function targetOf(
  { items }: CorrectionRequest,
  cards: readonly Card[],
  idOf: (field: string) => string,
): string {
  const [item = ''] = items
  const isDocument = DOCUMENT_KINDS.some((kind) => kind === item)
  if (items.length === 1) return isDocument ? `${idOf(item)}-label` : idOf(item)
  const card = cards.find(({ open }) => open.some(({ questions }) => questions.some(({ name }) => name === item)))
  if (card === undefined) return cardId('documents')
  const section = card.open.find(({ questions }) => questions.some(({ name }) => name === item))
  return section === undefined || section === card.open[0] ? cardId(card.key) : sectionHeading(section.key)
}

/** The element ID of a card. */
export function cardId(key: Card['key'] | 'documents'): string {
  return `card-${key}`
}
