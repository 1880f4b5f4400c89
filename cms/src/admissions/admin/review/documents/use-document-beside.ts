import { sectionsShownBy } from '@pravesh/shared/admissions/documents/evidence'
import { useState } from 'react'
import type { ReviewData } from '../review-data.ts'

/** The document in the viewer, which stands beside the answers that it supports. */
export interface DocumentBeside {
  shownId: string | undefined
  /** Shows a document, and brings the answers that it supports beside it where both fit side by side. */
  show: (id: string | undefined) => void
  /** Shows a document beside the answers that are being read; below them on a narrow screen. */
  showHere: (id: string) => void
}

export function useDocumentBeside({ documents, sections }: Pick<ReviewData, 'documents' | 'sections'>): DocumentBeside {
  const first = documents.find(({ state }) => state === 'UNCHECKED') ?? documents[0]
  const [shownId, setShownId] = useState(first?.id)
  const keys = sections.filter(({ rows }) => rows.length > 0).map(({ key }) => key)

  function show(id: string | undefined) {
    setShownId(id)
    const shown = documents.find((each) => each.id === id)
    const key = shown && sectionsShownBy(shown.kind, keys)[0]
    const section = key === undefined ? null : document.getElementById(`review-${key}`)
    if (section && isBesideViewer(section)) section.scrollIntoView({ block: 'start' })
  }

  function showHere(id: string) {
    setShownId(id)
    const viewer = document.getElementById('review-documents')
    if (viewer && !isBesideViewer(viewer.ownerDocument.getElementById('review-answers') ?? viewer))
      viewer.scrollIntoView()
  }

  return { shownId, show, showHere }
}

/** Whether the viewer stands in a column of its own at the side of an element. */
function isBesideViewer(element: Element): boolean {
  const viewer = document.getElementById('review-documents')
  return viewer !== null && viewer.getBoundingClientRect().left >= element.getBoundingClientRect().right
}
