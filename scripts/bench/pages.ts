/** A page with the bytes and headers that every contender serves. */
export interface ServedPage {
  name: string
  path: string
  html: string
  headers: [name: string, value: string][]
}

/** Headers that each server sets itself. */
const OWN_HEADERS = ['connection', 'keep-alive', 'date', 'etag', 'last-modified', 'content-length', 'transfer-encoding']

/** Fetches a page uncompressed, like the load generators. */
export async function servedPage(origin: string, name: string, path: string): Promise<ServedPage> {
  const response = await fetch(origin + path, { headers: { 'accept-encoding': 'identity' } })
  if (response.status !== 200) throw new Error(`${path} returned ${response.status}.`)
  const headers = [...response.headers].filter(([header]) => !OWN_HEADERS.includes(header))
  return { name, path, html: await response.text(), headers }
}
