import type { EditContext } from '@pravesh/shared/admissions/status/application-view'
import { editableParts } from '@pravesh/shared/admissions/status/editing'
import { useWords } from '../../forms/locale.ts'
import { type Card, opennessOf } from './cards.ts'
import { correctionWords } from './words/words.ts'

interface SideNavigationProps {
  cards: readonly Card[]
  edit: EditContext
  hasDocuments: boolean
}

/** Links to the cards of the form, shown beside it on wide screens. */
export function SideNavigation({ cards, edit, hasDocuments }: SideNavigationProps) {
  const words = useWords(correctionWords)
  const documents = {
    key: 'documents' as const,
    isOpen: editableParts(edit.correction).includes('documents'),
  }
  const entries = [
    ...cards.map((card) => ({ key: card.key, isOpen: opennessOf(card) !== 'none' })),
    ...(hasDocuments ? [documents] : []),
  ]
  return (
    <nav className="update-navigation" aria-label={words.navigation}>
      <ul className="entries">
        {entries.map(({ key, isOpen }) => (
          <li key={key}>
            <a href={`#card-${key}`}>{words.cards[key]}</a>
            <small>{isOpen ? words.open : words.locked}</small>
          </li>
        ))}
      </ul>
    </nav>
  )
}
