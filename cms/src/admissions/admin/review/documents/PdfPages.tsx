'use client'

import './pages.css'
import { documentPageUrl } from '@pravesh/shared/admissions/documents/staff-calls'
import { useEffect, useState } from 'react'
import { uploadWords } from '../../../../storage/uploads/pages/words.ts'
import type { ReviewedDocument } from '../review-data.ts'
import { reviewWords } from '../words.ts'
import { loadPages, pagesAhead } from './load-ahead.ts'

interface PdfPagesProps {
  document: ReviewedDocument
  zoom: number
  /** Quarter turns to the right. */
  turns: number
  onBroken: () => void
}

/**
 * The pages that the portal has drawn from a PDF, one below the other. Each is an image with `data-document` and
 * `data-page`; `data-pages` of the list is their number.
 */
export function PdfPages({ document: { id, label }, zoom, turns, onBroken }: PdfPagesProps) {
  const words = reviewWords.documents
  const [drawn, setDrawn] = useState(() => pagesAhead(id))

  // biome-ignore lint/correctness/useExhaustiveDependencies: the component is mounted anew for another document
  useEffect(() => {
    if (drawn !== null) return
    let isCurrent = true
    void loadPages(id).then((pages) => {
      if (!isCurrent) return
      if (pages === null) onBroken()
      else setDrawn(pages)
    })
    return () => {
      isCurrent = false
    }
  }, [id])

  if (drawn === null) return <p className="review__drawing">{words.drawing}</p>
  return (
    <div className="review__pages" data-pages={drawn.pages.length} style={{ width: `${zoom * 100}%` }}>
      {drawn.lacksFonts && <p className="review__drawing">{uploadWords.lacksFonts}</p>}
      {drawn.pages.map((page) => (
        <Page
          alt={words.page(label, page.page, drawn.pages.length)}
          documentId={id}
          key={page.page}
          turns={turns}
          {...page}
        />
      ))}
    </div>
  )
}

interface PageProps {
  documentId: string
  page: number
  width: number
  height: number
  turns: number
  alt: string
}

/** One page, which loads when it comes near the view. */
function Page({ documentId, page, width, height, turns, alt }: PageProps) {
  const [broken, setBroken] = useState(false)
  const onSide = turns % 2 === 1
  const words = reviewWords.documents
  if (broken) {
    return (
      <p className="review__drawing">
        {words.brokenPage(page)}{' '}
        <button onClick={() => setBroken(false)} type="button">
          {words.tryAgain}
        </button>
      </p>
    )
  }
  return (
    <div className="review__page" style={{ aspectRatio: onSide ? `${height} / ${width}` : `${width} / ${height}` }}>
      {/* biome-ignore lint/performance/noImgElement: a private file that must not be cached in other sizes */}
      <img
        alt={alt}
        className={onSide ? 'review__picture review__picture--on-side' : 'review__picture'}
        data-document={documentId}
        data-page={page}
        height={height}
        // The first page may be there already, and a lazy one waits for a frame.
        loading={page === 1 ? 'eager' : 'lazy'}
        onError={() => setBroken(true)}
        src={documentPageUrl(documentId, page)}
        style={{ rotate: `${turns * 90}deg` }}
        width={width}
      />
    </div>
  )
}
