import { POLICY_KEYS } from '@pravesh/shared/content/options'
import { paths } from '@pravesh/shared/content/paths'

/** The record a page belongs to: its collection or global, and its id (a policy's key), null for a global. */
export interface PageOwner {
  recordCollection: string
  recordId: string | null
}

const recordPages: { collection: string; pattern: RegExp }[] = [
  { collection: 'courses', pattern: /^\/courses\/([^/]+)$/ },
  { collection: 'colleges', pattern: /^\/colleges\/([^/]+)$/ },
  { collection: 'books', pattern: /^\/purchase-books\/([^/]+)\/[^/]+$/ },
]

/** Which record staff think of when they see a page, so that its state can be shown beside that record. */
export function pageOwner(path: string): PageOwner {
  for (const { collection, pattern } of recordPages) {
    const id = pattern.exec(path)?.[1]
    if (id !== undefined) return { recordCollection: collection, recordId: decodeURIComponent(id) }
  }
  const policy = POLICY_KEYS.find((key) => paths.policy(key) === path)
  if (policy) return { recordCollection: 'policies', recordId: policy }
  if (path === paths.home) return { recordCollection: 'home', recordId: null }
  if (path === paths.about) return { recordCollection: 'about', recordId: null }
  if (path === paths.gallery) return { recordCollection: 'gallery-items', recordId: null }
  return { recordCollection: 'site-settings', recordId: null }
}
