import { paths } from '@pravesh/shared/site/paths'
import { words } from './words.ts'

/** The public navigation in display order. `newTab` marks external links. */
export function mainNavigation(liveClassesUrl: string): { label: string; href: string; newTab?: boolean }[] {
  return [
    { label: words.home, href: paths.home },
    { label: words.courses, href: paths.courses },
    { label: words.colleges, href: paths.colleges },
    { label: words.books, href: paths.books },
    { label: words.classes, href: liveClassesUrl, newTab: true },
    { label: words.gallery, href: paths.gallery },
  ]
}

/** The `aria-current` value of a link to `href` on the page at `pathname`. */
export function currentFor(href: string, pathname: string): 'page' | 'true' | undefined {
  if (href === pathname) return 'page'
  return href !== paths.home && pathname.startsWith(`${href}/`) ? 'true' : undefined
}
