import type { Picture } from '@pravesh/shared/site/fields'

/** The `srcset` of a picture, from the narrowest to the widest rendition. */
export function srcset({ sources, url, width }: Picture): string {
  const all = sources.some((source) => source.url === url) ? sources : [...sources, { url, width }]
  return all.map((source) => `${source.url} ${source.width}w`).join(', ')
}
