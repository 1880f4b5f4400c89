/** One node of schema.org data. */
export type JsonLd = { '@type': string } & Record<string, unknown>

/** Schema.org data as text that cannot end the script element it stands in. */
export function jsonLdText(node: JsonLd): string {
  return JSON.stringify({ '@context': 'https://schema.org', ...node }).replaceAll('<', '\\u003c')
}

/** A page on the way from the home page to the one shown. */
export interface Crumb {
  label: string
  path: string
}

/** The way to a page, as search engines read it. */
export function breadcrumbLd(origin: string, crumbs: readonly Crumb[]): JsonLd {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: `${origin}${path}`,
    })),
  }
}

/** Rupees as schema.org writes a price: `1200.50`. */
export function ldPrice(paise: number): string {
  return (paise / 100).toFixed(2)
}
