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

/** Whether a URL is safe to link, i.e. has the scheme https or http. */
export function isWebAddress(address: string): boolean {
  return URL.canParse(address) && /^https?:$/.test(new URL(address).protocol)
}
