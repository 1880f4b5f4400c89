import type { ReactNode } from 'react'
import { SectionCard } from '../fields/SectionCard.tsx'
import { type Card, opennessOf } from './cards.ts'
import { words } from './words.ts'

/** One card of the form; what staff did not ask for can be read but not changed. */
export function UpdateCard({ card, children }: { card: Card; children?: ReactNode }) {
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
  // A landmark of its own only where it is more than its one section, which is one already.
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
