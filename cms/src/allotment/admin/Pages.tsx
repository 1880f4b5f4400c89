'use client'

import './merit.css'
import { Button } from '@payloadcms/ui'
import { resultWords } from './result-words.ts'

interface PagesProps {
  page: number
  pages: number
  turn: (page: number) => void
}

/** The page before and the next one; nothing for a single page. */
export function Pages({ page, pages, turn }: PagesProps) {
  const words = resultWords.pages
  if (pages <= 1) return null
  return (
    <nav aria-label={words.label} className="merit__row">
      {page > 1 && (
        <Button buttonStyle="secondary" margin={false} onClick={() => turn(page - 1)} size="small">
          {words.previous}
        </Button>
      )}
      <span aria-live="polite">{words.place(page, pages)}</span>
      {page < pages && (
        <Button buttonStyle="secondary" margin={false} onClick={() => turn(page + 1)} size="small">
          {words.next}
        </Button>
      )}
    </nav>
  )
}
