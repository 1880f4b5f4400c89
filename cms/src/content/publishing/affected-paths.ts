import { paths } from '@pravesh/shared/content/paths'

/** A record that was saved, unpublished or deleted. */
export interface ContentChange {
  /** A collection's or a global's slug. */
  slug: string
  id: string
  /** A policy's key, which is its address. */
  key?: string
}

const BOOK_KEY = /^\/purchase-books\/([^/]+)$/

/** What stands for a book's page while its published name, and so its address, is not looked up yet. */
export function bookKey(id: string): string {
  return `${paths.books}/${encodeURIComponent(id)}`
}

/** The book that a key stands for, or null when it is an address. */
export function bookIdOf(key: string): string | null {
  const id = BOOK_KEY.exec(key)?.[1]
  // The page for books that are not on sale is an address like theirs, and no book.
  return id === undefined || key === paths.bookComingSoon ? null : decodeURIComponent(id)
}

/** Ids that a change's neighbours are found by. */
export interface Neighbours {
  courseIds: readonly string[]
  collegeIds: readonly string[]
}

/** Whether a change shows on its neighbours' pages too, whose ids must then be looked up. */
export function touchesNeighbours(slug: string): boolean {
  return slug === 'courses' || slug === 'colleges'
}

/** What must be published again: some pages, the own page first, or the whole site. */
export type Affected = { pages: string[] } | 'everything'

/**
 * The pages on which a record shows. Courses and colleges name each other, and what a draft once named is not known any
 * more, so a change of one republishes all of the other: dozens at most, and pages with the same bytes are left alone.
 * Catalogue pages beyond the first are drawn when they are asked for and need no publishing. (decision 0004)
 */
export function affectedPaths({ slug, id, key }: ContentChange, { courseIds, collegeIds }: Neighbours): Affected {
  switch (slug) {
    case 'courses':
      return { pages: [paths.course(id), paths.courses, paths.home, paths.colleges, ...collegeIds.map(paths.college)] }
    case 'colleges':
      return { pages: [paths.college(id), paths.colleges, paths.home, ...courseIds.map(paths.course)] }
    case 'gallery-items':
      return { pages: [paths.gallery] }
    case 'books':
      return { pages: [bookKey(id), paths.books] }
    case 'policies':
      return { pages: key === undefined ? [] : [paths.policy(key)] }
    case 'home':
      return { pages: [paths.home] }
    case 'about':
      return { pages: [paths.about] }
    case 'site-settings':
      return 'everything'
    default:
      return { pages: [] }
  }
}
