import { useWords } from '../../forms/locale.ts'
import type { Card } from './cards.ts'
import { cardId } from './request-links.ts'
import { correctionWords } from './words/words.ts'

interface SideNavigationProps {
  cards: readonly Card[]
  /** Whether documents can be changed; null while none are asked for. */
  documents: boolean | null
}

/** Links to the cards of the form, shown beside it on wide screens. */
export function SideNavigation({ cards, documents }: SideNavigationProps) {
  const words = useWords(correctionWords)
  const entries = [
    ...cards.map(({ key, open }) => ({ key, isOpen: open.length > 0 })),
    ...(documents === null ? [] : [{ key: 'documents' as const, isOpen: documents }]),
  ].toSorted((a, b) => Number(b.isOpen) - Number(a.isOpen))
  return (
    <nav className="update-navigation" aria-label={words.navigation}>
      <ul className="entries">
        {entries.map(({ key, isOpen }) => (
          <li key={key}>
            <a href={`#${cardId(key)}`}>{words.cards[key]}</a>
            <small>{isOpen ? words.open : words.locked}</small>
          </li>
        ))}
      </ul>
    </nav>
  )
}
