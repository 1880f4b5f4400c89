import type { ReactNode } from 'react'
import { useWords } from '../../forms/locale.ts'
import { SectionCard } from '../fields/SectionCard.tsx'
import type { Card } from './cards.ts'
import { cardId } from './request-links.ts'
import { correctionWords } from './words/words.ts'

interface LockedPartsProps {
  cards: readonly Card[]
  /** The documents that cannot be changed, if there are any. */
  documents: ReactNode
  /** Other documents can be changed, on a card of their own. */
  hasDocumentsCard: boolean
}

/** What cannot be corrected now, to read: folded, because nothing is to be done there. */
export function LockedParts({ cards, documents, hasDocumentsCard }: LockedPartsProps) {
  const words = useWords(correctionWords)
  const locked = cards.filter((card) => card.locked.length > 0)
  if (locked.length === 0 && !documents) return null
  return (
    <section className="update-card" aria-labelledby="locked-parts">
      <h2 id="locked-parts">{words.lockedTitle}</h2>
      <p className="locked-note">{words.lockedNote}</p>
      <div className="accordion">
        {locked.map(({ key, open, locked: sections }) => (
          <details key={key} id={open.length === 0 ? cardId(key) : lockedId(key)}>
            <summary>{words.cards[key]}</summary>
            {sections.map((section) => (
              // A part of the section may stand above, with the same key.
              <SectionCard key={section.key} section={{ ...section, key: lockedId(section.key) }} locked />
            ))}
          </details>
        ))}
        {documents && (
          <details id={hasDocumentsCard ? lockedId('documents') : cardId('documents')}>
            <summary>{words.cards.documents}</summary>
            {documents}
          </details>
        )}
      </div>
    </section>
  )
}

const lockedId = (key: string) => `locked-${key}`
