const EMBEDS = [
  { host: 'www.google.com', path: '/maps/embed' },
  // A place by name: `/maps?q=…&output=embed`.
  { host: 'www.google.com', path: '/maps', output: 'embed' },
  { host: 'www.openstreetmap.org', path: '/export/embed.html' },
]

/** Whether a map's URL may be shown in a frame; any other URL is only linked. */
export function canEmbedMap(address: string): boolean {
  if (!URL.canParse(address)) return false
  const url = new URL(address)
  return (
    url.protocol === 'https:' &&
    EMBEDS.some(
      ({ host, path, output }) =>
        url.host === host &&
        (output ? url.pathname === path : url.pathname.startsWith(path)) &&
        (!output || url.searchParams.get('output') === output),
    )
  )
}

/** The address that opens a place in the visitor's map app, or in the browser. */
export function mapLink(place: string): string {
  return `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: place })}`
}
