import { paths } from '@pravesh/shared/content/paths'

/** The public path of a record's own page, or null where it has none, e.g. a book without a slug or a picture. */
export function recordPath({ collection, doc }: { collection: string; doc: object }): string | null {
  const id = textIn(doc, 'id')
  switch (collection) {
    case 'courses':
      return id && paths.course(id)
    case 'colleges':
      return id && paths.college(id)
    case 'books': {
      const slug = textIn(doc, 'slug')
      return id && slug && paths.book(id, slug)
    }
    case 'policies': {
      const key = textIn(doc, 'key')
      return key && paths.policy(key)
    }
    case 'gallery-items':
      return paths.gallery
    default:
      return null
  }
}

/** The public path of the page that a global is shown on; null for those that every page shows. */
export function globalPath(slug: string): string | null {
  if (slug === 'home') return paths.home
  if (slug === 'about') return paths.about
  return null
}

function textIn(doc: object, name: string): string | null {
  const value: unknown = Reflect.get(doc, name)
  return typeof value === 'string' && value !== '' ? value : null
}
