import type { HelpSubjectKind } from '@pravesh/shared/contact/help/subjects'
import type { ReactNode } from 'react'
import { usePaths, useWords } from '../../../forms/locale.ts'
import { telHref } from '../../../lib/contact-links.ts'
import { nextStepWords } from './words/words.ts'

/** Who helps. */
export interface Contact {
  phone: string
  hours: string
}

interface StepCardProps {
  title: string
  contact: Contact
  /** What it costs, until when, and the like. */
  facts?: readonly [term: string, text: ReactNode][]
  children?: ReactNode
  /** What the amount consists of. */
  parts?: ReactNode
  action?: ReactNode
  /** What a question would be about; omit it for questions of any kind. */
  about?: [kind: HelpSubjectKind, id: string]
}

/** The first thing on the dashboard: what to do, what it costs and by when, one button, and who helps. */
export function StepCard({
  title,
  contact: { phone, hours },
  facts = [],
  children,
  parts,
  action,
  about,
}: StepCardProps) {
  const w = useWords(nextStepWords)
  const paths = usePaths()
  return (
    <section className="next-step" aria-labelledby="next-step">
      <p className="next-step-mark">{w.mark}</p>
      <h2 id="next-step">{title}</h2>
      {children}
      {facts.length > 0 && (
        <dl>
          {facts.map(([term, text]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd className="numbers">{text}</dd>
            </div>
          ))}
        </dl>
      )}
      {parts}
      {action && <div className="actions no-print">{action}</div>}
      <p className="hint">
        {w.help}{' '}
        {phone !== '' && (
          <>
            <a href={telHref(phone)} className="numbers">
              {w.call(phone)}
            </a>
            {hours !== '' && ` (${hours})`} {w.or}{' '}
          </>
        )}
        <a href={about ? paths.helpAbout(...about) : paths.help}>{w.write}</a>
      </p>
    </section>
  )
}
