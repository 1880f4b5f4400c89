import type { CollectionSlug, GlobalSlug, Payload, TypedUser } from 'payload'

/** Something that waits for a member of staff. */
export interface Notice {
  text: string
  /** Why, where it needs saying. */
  detail?: string
  /** Inside the admin, e.g. `/collections/books`. */
  href: string
  tone: 'todo' | 'problem'
}

interface Needs {
  subject: CollectionSlug | GlobalSlug
  verb: 'create' | 'read' | 'update'
}

/** Looks for what waits; only for those who may do something about it. */
export interface DashboardAlert {
  needs: Needs
  look(asker: { payload: Payload; user: TypedUser }): Promise<Notice[]>
}

/** One of the commonest jobs, a click away. */
export interface Shortcut {
  needs: Needs
  label: string
  hint: string
  href: string
}

/** What a feature puts on the admin's first screen. */
export interface DashboardSection {
  alerts: DashboardAlert[]
  shortcuts: Shortcut[]
}

/** A list in the admin, filtered: `filters` are field paths with the value they must have. */
export function filteredList(collection: CollectionSlug, filters: Record<string, string>): string {
  const query = new URLSearchParams()
  Object.entries(filters).forEach(([field, value], index) => {
    query.set(`where[or][0][and][${index}][${field}][equals]`, value)
  })
  return `/collections/${collection}?${query}`
}
