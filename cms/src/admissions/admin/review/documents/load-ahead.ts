import { type DrawnPages, documentCalls, documentPageUrl } from '@pravesh/shared/admissions/documents/staff-calls'
import { callAddress } from '@pravesh/shared/platform/wire-call'
import { useEffect } from 'react'
import type { ReviewedDocument } from '../review-data.ts'

type Source = Pick<ReviewedDocument, 'id' | 'type' | 'url'>

/** A document that was loaded while another one was read. Pages are those of a PDF. */
interface Ahead {
  id: string
  pages: Promise<DrawnPages | null>
  /** Once the pages are known. */
  drawn: DrawnPages | null
  /** Referenced, so that the browser keeps the picture. */
  picture?: HTMLImageElement
}

/** One at a time: what is loaded is recorded as opened (decision 57), so that only the next document is. */
let ahead: Ahead | null = null

/** Loads a document, of a PDF the first page, so that it is there when it is shown. */
export function useLoadAhead(next: Source | undefined): void {
  const { id, type, url } = next ?? {}
  useEffect(() => {
    if (id !== undefined && type !== undefined && url !== undefined && ahead?.id !== id) ahead = load({ id, type, url })
  }, [id, type, url])
}

/** The pages of a PDF that was loaded ahead; null for any other. */
export function pagesAhead(id: string): DrawnPages | null {
  return ahead?.id === id ? ahead.drawn : null
}

/** The pages of a PDF; null when the file cannot be shown. */
export function loadPages(id: string): Promise<DrawnPages | null> {
  return ahead?.id === id ? ahead.pages : fetchPages(id)
}

function load({ id, type, url }: Source): Ahead {
  if (type.startsWith('image/')) return { id, pages: Promise.resolve(null), drawn: null, picture: pictureOf(url) }
  const loading: Ahead = { id, drawn: null, pages: fetchPages(id) }
  void loading.pages.then((drawn) => {
    loading.drawn = drawn
    const [first] = drawn?.pages ?? []
    if (first && ahead === loading) loading.picture = pictureOf(documentPageUrl(id, first.page))
    // Asked for again when it is shown.
    if (drawn === null && ahead === loading) ahead = null
  })
  return loading
}

/** Behind what the person looks at. */
function pictureOf(address: string): HTMLImageElement {
  const picture = new Image()
  picture.fetchPriority = 'low'
  picture.src = address
  // A picture that fails is asked for again, and reported, when it is shown.
  picture.decode().catch(() => undefined)
  return picture
}

async function fetchPages(id: string): Promise<DrawnPages | null> {
  try {
    const response = await fetch(callAddress(documentCalls.pages, { id }), { credentials: 'include' })
    const { result }: { result?: DrawnPages } = await response.json()
    return response.ok && result !== undefined && result.pages.length > 0 ? result : null
  } catch {
    return null
  }
}
