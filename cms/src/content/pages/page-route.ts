import { POLICY_KEYS, type PolicyKey } from '@pravesh/shared/content/options'
import type { PageKind } from '@pravesh/shared/content/pages'
import { paths } from '@pravesh/shared/content/paths'
import { shellAt } from '@pravesh/shared/content/shells'
import { isRecordId } from '../../platform/record-id.ts'

/** Which page a public path names. */
export type PageRoute =
  | { kind: Exclude<PageKind, 'course' | 'college' | 'book' | 'policy'> }
  | { kind: 'course' | 'college'; id: string }
  | { kind: 'book'; id: string; slug: string }
  | { kind: 'policy'; key: PolicyKey }

const fixed: Record<string, Exclude<PageKind, 'course' | 'college' | 'book' | 'policy'>> = {
  [paths.home]: 'home',
  [paths.courses]: 'courses',
  [paths.colleges]: 'colleges',
  [paths.gallery]: 'gallery',
  [paths.about]: 'about',
  [paths.contact]: 'contact',
  [paths.books]: 'books',
  [paths.purchase]: 'purchase',
  [paths.somethingWrong]: 'something-wrong',
  [paths.success]: 'success',
  [paths.failure]: 'failure',
  '/404': 'not-found',
  [paths.bookComingSoon]: 'book-coming-soon',
}

/** Reads a public path, as it stands in the address; null when no page can live there. (spec 3, 2.5) */
export function routeOf(path: string): PageRoute | null {
  const kind = Object.hasOwn(fixed, path) ? fixed[path] : undefined
  if (kind !== undefined) return { kind }
  const shell = shellAt(path)
  if (shell !== null) return { kind: shell }
  const key = POLICY_KEYS.find((each) => paths.policy(each) === path)
  if (key !== undefined) return { kind: 'policy', key }
  const [first, id, slug, ...rest] = segmentsOf(path)
  if (id === undefined || !isRecordId(id) || rest.length > 0) return null
  if (slug === undefined && `/${first}` === paths.courses) return { kind: 'course', id }
  if (slug === undefined && `/${first}` === paths.colleges) return { kind: 'college', id }
  if (slug !== undefined && `/${first}` === paths.books) return { kind: 'book', id, slug }
  return null
}

function segmentsOf(path: string): string[] {
  if (!path.startsWith('/')) return []
  try {
    return path.slice(1).split('/').map(decodeURIComponent)
  } catch {
    return []
  }
}
