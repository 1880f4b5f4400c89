import type { Screen } from '@pravesh/shared/admissions/form/screens'
import { Fragment, memo, type ReactNode } from 'react'
import { useWords } from '../../forms/locale.ts'
import { applicationFormWords } from '../words/words.ts'
import { MinorGuardian } from './MinorGuardian.tsx'
import { QuestionField } from './QuestionField.tsx'
import { SectionNotes } from './SectionNotes.tsx'

interface CardHeadingProps {
  section: Pick<Screen, 'key' | 'title'>
  /** The index of the screen within its step; unset for a card that is no screen. */
  place?: number | undefined
}

interface SectionCardProps extends CardHeadingProps {
  section: Screen
  /** Read-only. */
  locked?: boolean
  /** Shown below the questions. */
  children?: ReactNode
}

/** The element ID of a section's heading, which can take the focus. */
export function sectionHeading(key: string): string {
  return `section-${key}`
}

/** The heading of a card, with the number that the screen has in the list of screens. */
export function CardHeading({ section: { key, title }, place }: CardHeadingProps) {
  const { name } = useWords(applicationFormWords).form.parts
  return (
    <h3 id={sectionHeading(key)} tabIndex={-1}>
      {place === undefined ? title : name(place + 1, title)}
    </h3>
  )
}

export const SectionCard = memo(function SectionCard({ section, place, locked = false, children }: SectionCardProps) {
  const { key, questions } = section
  return (
    <section className="form-card" aria-labelledby={sectionHeading(key)}>
      <CardHeading section={section} place={place} />
      <div className="questions">
        {questions.map((question) => (
          <Fragment key={question.name}>
            <QuestionField question={question} locked={locked} />
            {question.name === 'dateOfBirth' && <MinorGuardian />}
          </Fragment>
        ))}
      </div>
      <SectionNotes section={section} />
      {children}
    </section>
  )
})
