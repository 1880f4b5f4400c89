export interface SitemapEntry {
  /** Absolute URL. */
  address: string
  /** ISO time of the last change, where known. */
  changed?: string
}

/** Sitemap of pages. (sitemaps.org protocol 0.9) */
export function sitemapXml(entries: readonly SitemapEntry[]): string {
  return document('urlset', 'url', entries)
}

export function sitemapIndexXml(entries: readonly SitemapEntry[]): string {
  return document('sitemapindex', 'sitemap', entries)
}

function document(root: string, item: string, entries: readonly SitemapEntry[]): string {
  const items = entries.map(({ address, changed }) => {
    const time = changed === undefined ? '' : `<lastmod>${escapeXml(changed)}</lastmod>`
    return `<${item}><loc>${escapeXml(address)}</loc>${time}</${item}>`
  })
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`,
    ...items,
    `</${root}>`,
    '',
  ].join('\n')
}

function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
