import { fileHeaders } from '../file-headers.ts'

/** Pages of a drawn PDF do not change, but only who may see them may keep them. */
export function pageResponse(jpeg: Uint8Array): Response {
  const headers = fileHeaders({ originalName: 'page.jpg', mimeType: 'image/jpeg' })
  return new Response(new Uint8Array(jpeg), { headers })
}

/** The number in an address, from 1; 0 for anything else, which no page has. */
export function pageNumber(text: string): number {
  return /^[1-9]\d{0,3}$/.test(text) ? Number(text) : 0
}
