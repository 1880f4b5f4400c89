export interface SitemapEntry {
  /** Absolute URL. */
  address: string
  /** ISO time of the last change, where known. */
  changed?: string | undefined
  /** The page in every language, also in that of the entry. */
  alternates?: readonly { language: string; address: string }[]
}

/** Sitemap of pages. (sitemaps.org protocol 0.9, with Google's links to other languages) */
export function sitemapXml(entries: readonly SitemapEntry[]): string {
  return document('urlset', 'url', entries)
}

export function sitemapIndexXml(entries: readonly SitemapEntry[]): string {
  return document('sitemapindex', 'sitemap', entries)
}

function document(root: string, item: string, entries: readonly SitemapEntry[]): string {
  const items = entries.map(({ address, changed, alternates = [] }) => {
    const time = changed === undefined ? '' : `<lastmod>${escapeXml(changed)}</lastmod>`
    const links = alternates.map(
      (each) => `<xhtml:link rel="alternate" hreflang="${each.language}" href="${escapeXml(each.address)}"/>`,
    )
    return `<${item}><loc>${escapeXml(address)}</loc>${time}${links.join('')}</${item}>`
  })
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">`,
    ...items,
    `</${root}>`,
    '',
  ].join('\n')
}

function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
