import type { Picture } from '@pravesh/shared/site/fields'

type Renditions = Picture['sources']

/** A `srcset`, in the order of the renditions. */
export function srcsetOf(renditions: Renditions): string {
  return renditions.map(({ url, width }) => `${url} ${width}w`).join(', ')
}

/** The `srcset` of a picture, from the narrowest to the widest rendition. */
export function srcset({ sources, url, width }: Picture): string {
  return srcsetOf(sources.some((source) => source.url === url) ? sources : [...sources, { url, width }])
}

/** The screens for which AVIF renditions are wide enough. */
export const AVIF_SCREENS = '(width < 62rem)'

const STEP = 10
const CENTRE = 50

/**
 * Attributes with what must stay in view of a cut picture, in steps of ten per cent, for which `pictures.css` has rules: the
 * policy of public pages allows no inline styles. Nothing for the middle.
 */
export function focusOf({ focus: { x, y } }: Picture) {
  return { 'data-focus-x': stepOf(x), 'data-focus-y': stepOf(y) }
}

function stepOf(percent: number): number | undefined {
  const step = Math.round(percent / STEP) * STEP
  return step === CENTRE ? undefined : step
}

/**
 * The `sizes` of a picture as wide as a phone's screen. Screens with three pixels per CSS pixel get about two, which look
 * the same and weigh half.
 */
export const PHONE_WIDTH = '(width < 40rem) and (min-resolution: 2.5dppx) 50vw, (width < 40rem) 85vw, 94vw'
