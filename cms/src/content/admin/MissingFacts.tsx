'use client'

import './MissingFacts.css'
import { useAllFormFields, useDocumentInfo } from '@payloadcms/ui'
import { reduceFieldsToValues } from 'payload/shared'
import type { MouseEvent } from 'react'
import { FACTS, type Fact, missingFacts } from './missing-facts.ts'

/** Sidebar box: the facts that the form still lacks, what each is for, where it shows, and a link to its field. */
export function MissingFacts() {
  const { collectionSlug } = useDocumentInfo()
  const [fields] = useAllFormFields()
  const facts = isListed(collectionSlug) ? FACTS[collectionSlug] : []
  const missing = missingFacts(facts, reduceFieldsToValues(fields, true))
  if (missing.length === 0) {
    return (
      <div className="field-type missing-facts">
        <p className="missing-facts__text">The page has every fact that visitors look for.</p>
      </div>
    )
  }
  return (
    <details className="field-type missing-facts">
      <summary className="missing-facts__title">
        {missing.length} of {facts.length} facts are missing
      </summary>
      <ul className="missing-facts__list">
        {missing.map((fact) => (
          <li key={fact.field}>
            <a
              className="missing-facts__link"
              href={`#${idOf(fact)}`}
              onClick={(event) => {
                openField(event, fact)
              }}
            >
              {fact.label}
            </a>
            <p className="missing-facts__text">{fact.purpose}</p>
            <p className="missing-facts__where">Shown: {fact.shownAt}</p>
          </li>
        ))}
      </ul>
    </details>
  )
}

const isListed = (slug: string | undefined): slug is keyof typeof FACTS => slug !== undefined && slug in FACTS

const idOf = ({ field }: Fact) => `field-${field}`

/** Payload renders only the fields of the open tab. */
function openField(event: MouseEvent, fact: Fact): void {
  event.preventDefault()
  const buttons = document.querySelectorAll<HTMLButtonElement>('.tabs-field__tab-button')
  const button = [...buttons].find(({ textContent }) => fact.tab !== null && textContent.trim().startsWith(fact.tab))
  button?.click()
  requestAnimationFrame(() => {
    // The editor of rich text has no id.
    const field =
      document.getElementById(idOf(fact)) ??
      document.querySelector('.tabs-field__content-wrap [contenteditable="true"]')
    field?.scrollIntoView({ block: 'center' })
    const control = field?.matches('input, textarea, [contenteditable]')
      ? field
      : field?.querySelector('input, textarea, button')
    if (control instanceof HTMLElement) control.focus({ preventScroll: true })
  })
}
