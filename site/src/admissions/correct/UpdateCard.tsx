import type { ReactNode } from 'react'
import { useWords } from '../../forms/locale.ts'
import { SectionCard } from '../fields/SectionCard.tsx'
import { type Card, opennessOf } from './cards.ts'
import { correctionWords } from './words/words.ts'

/** One card of the form. Sections that staff did not ask to correct are read-only. */
export function UpdateCard({ card, children }: { card: Card; children?: ReactNode }) {
  const words = useWords(correctionWords)
  const { key, sections } = card
  const openness = opennessOf(card)
  const content = (
    <>
      <h2 id={`card-${key}-title`}>{words.cards[key]}</h2>
      {openness === 'none' && <p className="locked-note">{words.lockedNote}</p>}
      {openness === 'some' && <p className="locked-note">{words.partlyLockedNote}</p>}
      {sections.map(({ section, isOpen }) => (
        <SectionCard key={section.key} section={section} locked={!isOpen} />
      ))}
      {children}
    </>
  )
  // A card with a single section needs no landmark: the section is one.
  return sections.length === 1 ? (
    <div id={`card-${key}`} className="update-card single">
      {content}
    </div>
  ) : (
    <section id={`card-${key}`} className="update-card" aria-labelledby={`card-${key}-title`}>
      {content}
    </section>
  )
}
