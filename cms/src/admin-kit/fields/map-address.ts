const GOOGLE = [
  'www.google.com',
  'google.com',
  'maps.google.com',
  'www.google.co.in',
  'google.co.in',
  'maps.google.co.in',
]
const SHORT = ['maps.app.goo.gl', 'goo.gl']

/** Limit for the answer to a short link. */
const TIMEOUT_MS = 4000

/** The address of a map that a page can show, from a pasted frame or an address of Google Maps; else the text itself. */
export function embeddedMap(pasted: string): string {
  const text = frameSource(pasted) ?? pasted.trim()
  const url = URL.canParse(text) ? new URL(text) : null
  if (url === null || !GOOGLE.includes(url.hostname) || !url.pathname.startsWith('/maps')) return text
  if (url.pathname.startsWith('/maps/embed') || url.searchParams.get('output') === 'embed') return text
  const place = placeIn(url)
  if (place === null) return text
  return `https://www.google.com/maps?${new URLSearchParams({ q: place, z: '16', output: 'embed' })}`
}

/** The `src` of a pasted `<iframe>`; null without one. */
function frameSource(text: string): string | null {
  const source = /<iframe[^>]*\ssrc\s*=\s*["']([^"']+)["']/i.exec(text)?.[1]
  return source?.replaceAll('&amp;', '&').trim() ?? null
}

/** The marked point, else the search, else the middle of the map. */
function placeIn(url: URL): string | null {
  const address = decodeURIComponent(url.href)
  const marked = /!3d(-?\d+\.\d+)!4d(-?\d+\.\d+)/.exec(address)
  const middle = /@(-?\d+\.\d+),(-?\d+\.\d+)/.exec(address)
  const searched = url.searchParams.get('q') ?? url.searchParams.get('query')
  const point = marked ?? (searched ? null : middle)
  return point ? `${point[1]},${point[2]}` : searched
}

export function isShortMapLink(text: string): boolean {
  const url = URL.canParse(text.trim()) ? new URL(text.trim()) : null
  return url?.protocol === 'https:' && SHORT.includes(url.hostname)
}

/** Like `embeddedMap`, and looks up where a short link of Google Maps leads. Unchanged when that is not known. */
export async function readMap(pasted: string, request: typeof fetch = fetch): Promise<string> {
  if (!isShortMapLink(pasted)) return embeddedMap(pasted)
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS)
    const response = await request(pasted.trim(), { method: 'HEAD', redirect: 'manual', signal })
    return embeddedMap(response.headers.get('location') ?? pasted)
  } catch {
    return pasted.trim()
  }
}
