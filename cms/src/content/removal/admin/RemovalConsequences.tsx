'use client'

import './RemovalConsequences.css'
import { useConfig, useDocumentInfo, useModal } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'

interface Consequences {
  /** Why the removal is rejected; null when it is allowed. */
  refusal: string | null
  /** The consequences, one sentence each. */
  effects: string[]
}

/** Added to Payload's “Delete?” and “Unpublish?” dialogs: what else the removal affects, or why it is rejected. */
export function RemovalConsequences() {
  const { config } = useConfig()
  const { isModalOpen } = useModal()
  const { collectionSlug, id } = useDocumentInfo()
  const questions = { delete: `delete-${id}`, unpublish: `confirm-un-publish-${id}` }
  const removal = (['delete', 'unpublish'] as const).find((each) => isModalOpen(questions[each]))
  const question = removal && questions[removal]
  const [place, setPlace] = useState<Element | null>(null)
  const [found, setFound] = useState<Consequences | null>(null)
  const address = `${config.routes.api}/${collectionSlug}/${id}/consequences?removal=${removal}`

  useEffect(() => {
    setFound(null)
    if (question === undefined) return setPlace(null)
    let frame = 0
    // The dialog may render a moment after it counts as open.
    const findPlace = () => {
      const content = document.getElementById(question)?.querySelector('.confirmation-modal__content')
      if (content) setPlace(content)
      else frame = requestAnimationFrame(findPlace)
    }
    findPlace()
    const aborter = new AbortController()
    fetch(address, { credentials: 'include', signal: aborter.signal })
      .then((answer) => (answer.ok ? answer.json() : null))
      .then(setFound)
      // The dialog works without the consequences, and the server rejects what is not allowed.
      .catch(() => undefined)
    return () => {
      cancelAnimationFrame(frame)
      aborter.abort()
    }
  }, [question, address])

  if (place === null) return null
  return createPortal(
    <div aria-live="polite">
      {found?.refusal && <p className="removal__refusal">{found.refusal}</p>}
      {found && !found.refusal && (
        <ul className="removal__effects">
          {found.effects.map((effect) => (
            <li key={effect}>{effect}</li>
          ))}
        </ul>
      )}
    </div>,
    place,
  )
}
