import type { Locale } from '@pravesh/shared/platform/locale'
import { pathsIn } from '@pravesh/shared/site/paths'
import { uiWords } from './words/words.ts'

interface MainLink {
  label: string
  href: string
  /** Marks external links. */
  newTab?: boolean
}

/** The public navigation in display order. */
export function mainNavigation(liveClassesUrl: string, locale: Locale): MainLink[] {
  const words = uiWords(locale)
  const paths = pathsIn(locale)
  return [
    { label: words.home, href: paths.home },
    { label: words.courses, href: paths.courses },
    { label: words.colleges, href: paths.colleges },
    { label: words.books, href: paths.books },
    { label: words.classes, href: liveClassesUrl, newTab: true },
    { label: words.gallery, href: paths.gallery },
  ]
}

interface CurrentOptions {
  href: string
  /** The path of the page, in its language. */
  path: string
  locale: Locale
}

/** The `aria-current` value of a link to `href` on a page. */
export function currentFor({ href, path, locale }: CurrentOptions): 'page' | 'true' | undefined {
  if (href === path) return 'page'
  return href !== pathsIn(locale).home && path.startsWith(`${href}/`) ? 'true' : undefined
}
