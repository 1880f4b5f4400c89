import type { Correction } from '@pravesh/shared/admissions/status/requests'
import type { ReactNode } from 'react'
import { useWords } from '../../forms/locale.ts'
import { StaffMessage } from '../status/StaffMessage.tsx'
import { statusWords } from '../status/words/words.ts'
import type { Card } from './cards.ts'
import { OpenSection } from './OpenSection.tsx'
import { cardId } from './request-links.ts'
import { textsIn, wordsAbout } from './requested.ts'
import { correctionWords } from './words/words.ts'

interface UpdateCardProps {
  card: Card
  correction: Correction
  /** The rows of each section are folded. */
  isFolded: boolean
  children?: ReactNode
}

/** One card of the form, with the answers that may be corrected and what staff wrote about them. */
export function UpdateCard({ card: { key, open }, correction, isFolded, children }: UpdateCardProps) {
  const words = useWords(correctionWords)
  const { reason } = useWords(statusWords).alerts
  const names = open.flatMap(({ questions }) => questions.map(({ name }) => name))
  const content = (
    <>
      <h2 id={`${cardId(key)}-title`}>{words.cards[key]}</h2>
      {wordsAbout(correction, names).map((text) => (
        <StaffMessage key={text} title={reason} text={text} sentTexts={textsIn(correction, text)} />
      ))}
      {open.map((section) => (
        <OpenSection key={section.key} section={section} correction={correction} isFolded={isFolded} />
      ))}
      {children}
    </>
  )
  // A card with a single section needs no landmark: the section is one.
  return open.length === 1 ? (
    <div id={cardId(key)} className="update-card single">
      {content}
    </div>
  ) : (
    <section id={cardId(key)} className="update-card" aria-labelledby={`${cardId(key)}-title`}>
      {content}
    </section>
  )
}
