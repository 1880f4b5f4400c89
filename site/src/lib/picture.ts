import type { Picture } from '@pravesh/shared/site/fields'

/** The `srcset` of a picture, from the narrowest to the widest rendition. */
export function srcset({ sources, url, width }: Picture): string {
  const all = sources.some((source) => source.url === url) ? sources : [...sources, { url, width }]
  return all.map((source) => `${source.url} ${source.width}w`).join(', ')
}

/**
 * The `sizes` of a picture as wide as a phone's screen. Screens with three pixels per CSS pixel get about two, which look
 * the same and weigh half.
 */
export const PHONE_WIDTH = '(width < 40rem) and (min-resolution: 2.5dppx) 50vw, (width < 40rem) 85vw, 94vw'
