/** A page as the portal serves it: the bytes and headers that every contender sends. */
export interface ServedPage {
  name: string
  path: string
  html: string
  headers: [name: string, value: string][]
}

/** What each server says in its own way. */
const OWN_HEADERS = ['connection', 'keep-alive', 'date', 'etag', 'last-modified', 'content-length', 'transfer-encoding']

/** Fetches a page without compression, as the load programs ask for it. */
export async function servedPage(origin: string, name: string, path: string): Promise<ServedPage> {
  const answer = await fetch(origin + path, { headers: { 'accept-encoding': 'identity' } })
  if (answer.status !== 200) throw new Error(`${path} was answered with ${answer.status}.`)
  const headers = [...answer.headers].filter(([header]) => !OWN_HEADERS.includes(header))
  return { name, path, html: await answer.text(), headers }
}
