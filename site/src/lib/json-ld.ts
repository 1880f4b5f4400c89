/** A schema.org node. */
export type JsonLd = { '@type': string | readonly string[] } & Record<string, unknown>

/** Serialised JSON-LD, escaped so that it cannot close its script element. */
export function jsonLdText(node: JsonLd): string {
  return JSON.stringify({ '@context': 'https://schema.org', ...node }).replaceAll('<', '\\u003c')
}

/** A page in the breadcrumbs. */
export interface Crumb {
  label: string
  path: string
}

/** Breadcrumbs as schema.org data. */
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

/** A price in the format of schema.org, in rupees: `1200.50`. */
export function ldPrice(paise: number): string {
  return (paise / 100).toFixed(2)
}
