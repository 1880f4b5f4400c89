import type { Section } from '@pravesh/shared/admissions/questions/section'
import { memo, type ReactNode } from 'react'
import { QuestionField } from './QuestionField.tsx'
import { SectionNotes } from './SectionNotes.tsx'

interface SectionCardProps {
  section: Section
  /** Read-only. */
  locked?: boolean
  /** Shown below the questions. */
  children?: ReactNode
}

/** The element ID of a section's heading, which can take the focus. */
export function sectionHeading(key: string): string {
  return `section-${key}`
}

export const SectionCard = memo(function SectionCard({ section, locked = false, children }: SectionCardProps) {
  const { key, title, questions } = section
  return (
    <section className="form-card" aria-labelledby={sectionHeading(key)}>
      <h3 id={sectionHeading(key)} tabIndex={-1}>
        {title}
      </h3>
      <div className="questions">
        {questions.map((question) => (
          <QuestionField key={question.name} question={question} locked={locked} />
        ))}
      </div>
      <SectionNotes section={section} />
      {children}
    </section>
  )
})
