'use client'

import '../merit.css'
import { Button } from '@payloadcms/ui'
import { DOCUMENT_LABELS } from '@pravesh/shared/admissions/documents/documents'
import { type DrawnPages, documentCalls, documentPageUrl } from '@pravesh/shared/admissions/documents/staff-calls'
import { documentUrl } from '@pravesh/shared/admissions/wire/calls'
import type { StaffEntry } from '@pravesh/shared/allotment/calls/staff-entry-calls'
import { useRef, useState } from 'react'
import { callPortal } from '../../../admin-kit/form/call-portal.ts'
import { FailureAlert } from '../../../admin-kit/form/FailureAlert.tsx'
import { Field } from '../../../admin-kit/form/Field.tsx'
import { largerZoom, smallerZoom } from '../../../admin-kit/form/zoom.ts'
import { staffText } from '../../../foundation/languages/staff-text.ts'
import { resultWords } from '../result-words.ts'

interface DocumentBesideProps {
  documents: StaffEntry['documents']
}

interface Shown {
  id: string
  /** Addresses of its pages, or of the picture. */
  pictures: readonly string[]
  broken: boolean
}

/** Shows one document of the application beside the marks, in any size: a picture, or the pages that the portal draws of a PDF. */
export function DocumentBeside({ documents }: DocumentBesideProps) {
  const words = resultWords.marks
  const [shown, setShown] = useState<Shown | null>(null)
  const [zoom, setZoom] = useState(1)
  const wanted = useRef('')
  const labelOf = (document: string) => staffText((DOCUMENT_LABELS as Record<string, string>)[document] ?? document)
  const chosen = documents.find(({ id }) => id === shown?.id)

  async function show(id: string) {
    wanted.current = id
    setZoom(1)
    setShown(id === '' ? null : { id, pictures: [], broken: false })
    if (id === '') return
    const { ok, result } = await callPortal<DrawnPages>(documentCalls.pages, { id })
    // Only a PDF has pages to draw; anything else is a picture itself.
    const pictures = ok && result ? result.pages.map(({ page }) => documentPageUrl(id, page)) : [documentUrl(id)]
    // Another one may have been selected meanwhile.
    if (wanted.current === id) setShown({ id, pictures, broken: false })
  }

  return (
    <div className="admin-form">
      <h3>{words.documents}</h3>
      <Field label={words.document}>
        {(field) => (
          <select {...field} onChange={({ target }) => void show(target.value)} value={shown?.id ?? ''}>
            <option value="">{words.choose}</option>
            {documents.map(({ document, id }) => (
              <option key={id} value={id}>
                {labelOf(document)}
              </option>
            ))}
          </select>
        )}
      </Field>
      {shown?.broken && <FailureAlert text={words.broken} />}
      {shown && chosen && !shown.broken && (
        <>
          <div className="merit__row">
            <Button buttonStyle="secondary" margin={false} onClick={() => setZoom(smallerZoom)} size="small">
              − {words.zoomOut}
            </Button>
            <Button buttonStyle="secondary" margin={false} onClick={() => setZoom(1)} size="small">
              {words.zoomFit} ({Math.round(zoom * 100)} %)
            </Button>
            <Button buttonStyle="secondary" margin={false} onClick={() => setZoom(largerZoom)} size="small">
              + {words.zoomIn}
            </Button>
          </div>
          <section
            aria-label={labelOf(chosen.document)}
            className="merit__pages"
            // biome-ignore lint/a11y/noNoninteractiveTabindex: content larger than the frame scrolls by keyboard
            tabIndex={0}
          >
            {shown.pictures.map((src, at) => (
              // biome-ignore lint/performance/noImgElement: a private file that must not be cached in other sizes
              <img
                alt={words.page(labelOf(chosen.document), at + 1)}
                key={src}
                onError={() => setShown({ ...shown, broken: true })}
                src={src}
                style={{ width: `${zoom * 100}%` }}
              />
            ))}
          </section>
        </>
      )}
    </div>
  )
}
