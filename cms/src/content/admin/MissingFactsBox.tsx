'use client'

import './MissingFactsBox.css'
import { useAllFormFields, useDocumentInfo } from '@payloadcms/ui'
import { reduceFieldsToValues } from 'payload/shared'
import { type FactText, factsOf, missingFacts } from './missing-facts.ts'
import { boxWords as words } from './words.ts'

interface BoxProps {
  /** By field, in the language of the reader. */
  texts: Record<string, FactText>
}

/** The facts that the form still lacks, what each is for, where it shows, and a link to its field. */
export function MissingFactsBox({ texts }: BoxProps) {
  const { collectionSlug } = useDocumentInfo()
  const [fields] = useAllFormFields()
  const facts = factsOf(collectionSlug)
  const missing = missingFacts(facts, reduceFieldsToValues(fields, true))
  if (missing.length === 0) {
    return (
      <div className="field-type missing-facts">
        <p className="missing-facts__text">{words.noneMissing}</p>
      </div>
    )
  }
  return (
    <details className="field-type missing-facts">
      <summary className="missing-facts__title">{words.missing(missing.length, facts.length)}</summary>
      <ul className="missing-facts__list">
        {missing.map(({ field }) => (
          <MissingFact field={field} key={field} text={texts[field]} />
        ))}
      </ul>
    </details>
  )
}

function MissingFact({ field, text }: { field: string; text: FactText | undefined }) {
  if (!text) return null
  return (
    <li>
      <a
        className="missing-facts__link"
        href={`#${idOf(field)}`}
        onClick={(event) => {
          event.preventDefault()
          openField(field, text.tab)
        }}
      >
        {text.label}
      </a>
      <p className="missing-facts__text">{text.purpose}</p>
      <p className="missing-facts__where">{words.shown(text.shownAt)}</p>
    </li>
  )
}

const idOf = (field: string) => `field-${field}`

/** Payload renders only the fields of the open tab. */
function openField(name: string, tab: string | null): void {
  const buttons = document.querySelectorAll<HTMLButtonElement>('.tabs-field__tab-button')
  const button = [...buttons].find(({ textContent }) => tab !== null && textContent.trim().startsWith(tab))
  button?.click()
  requestAnimationFrame(() => {
    // The editor of rich text has no id.
    const field =
      document.getElementById(idOf(name)) ??
      document.querySelector('.tabs-field__content-wrap [contenteditable="true"]')
    field?.scrollIntoView({ block: 'center' })
    const control = field?.matches('input, textarea, [contenteditable]')
      ? field
      : field?.querySelector('input, textarea, button')
    if (control instanceof HTMLElement) control.focus({ preventScroll: true })
  })
}
