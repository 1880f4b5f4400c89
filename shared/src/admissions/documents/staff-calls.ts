/** Calls of staff for an applicant's uploaded file; not part of the public contract. */
import { callAddress, type WireCall } from '../../platform/wire-call.ts'

/** Paths are below `/api`; `:id` is the file's. */
export const documentCalls = {
  /** Of a PDF. Replies with `{ result: DrawnPages }`. */
  pages: { method: 'get', path: '/file/document/:id/pages' },
  /** A page of a PDF, from 1, as a picture. */
  page: { method: 'get', path: '/file/document/:id/page/:page' },
  /** All pages in a page of their own. */
  view: { method: 'get', path: '/file/document/:id/view' },
  /** The PDF as it was uploaded, as a download. */
  original: { method: 'get', path: '/file/document/:id/original' },
} as const satisfies Record<string, WireCall>

/** The pages of a PDF as staff see them, with their sizes in pixels. */
export interface DrawnPages {
  pages: { page: number; width: number; height: number }[]
  /** Whether letters may be missing, because the file does not contain their fonts. */
  lacksFonts: boolean
}

export const documentPageUrl = (id: string, page: number): string =>
  callAddress(documentCalls.page, { id, page: String(page) })
export const documentViewUrl = (id: string): string => callAddress(documentCalls.view, { id })
