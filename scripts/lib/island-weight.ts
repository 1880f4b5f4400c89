/** What a page that is drawn by scripts asks for before it can be drawn. */
export interface IslandWeight {
  /** In bytes, with brotli. */
  script: number
  files: number
}

const ASKED = /<(?:script|link)\b[^>]*\b(?:src|href)="([^"]+\.js)"/g

/** Adds up every script that a page names, those it only asks for early included; what is fetched later on demand is not. */
export async function islandWeight(origin: string, path: string): Promise<IslandWeight> {
  const page = await fetch(origin + path)
  if (!page.ok) throw new Error(`${path} answered ${page.status}.`)
  const scripts = new Set([...(await page.text()).matchAll(ASKED)].map(([, address = '']) => address))
  const sizes = await Promise.all([...scripts].map((address) => sizeOf(new URL(address, origin))))
  return { script: sizes.reduce((sum, size) => sum + size, 0), files: sizes.length }
}

async function sizeOf(address: URL): Promise<number> {
  const answer = await fetch(address, { method: 'HEAD', headers: { 'accept-encoding': 'br' } })
  const size = Number(answer.headers.get('content-length'))
  if (!answer.ok || !(size > 0)) throw new Error(`${address.pathname} has no known size (${answer.status}).`)
  return size
}
