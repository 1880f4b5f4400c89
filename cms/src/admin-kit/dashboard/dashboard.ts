import type { CollectionSlug, GlobalSlug, Payload, TypedUser } from 'payload'

/** One item under “Needs attention”. */
export interface Notice {
  text: string
  /** The reason, if the text alone does not explain it. */
  detail?: string
  /** Relative to the admin, e.g. `/collections/books`. */
  href: string
  /** A fact needs no attention and stands below the list. */
  tone: 'todo' | 'problem' | 'fact'
}

interface Needs {
  subject: CollectionSlug | GlobalSlug
  verb: 'create' | 'read' | 'update'
}

/** For a permission that is not a verb on a collection. */
type NeedsUser = (user: TypedUser) => boolean

/** Finds notices; shown only to staff with the permission in `needs`. */
export interface DashboardAlert {
  needs: Needs
  findNotices(options: { payload: Payload; user: TypedUser }): Promise<Notice[]>
}

/** A link to a common task, shown only to staff with the permission in `needs`. */
export interface Shortcut {
  needs: Needs | NeedsUser
  label: string
  hint: string
  href: string
  /** How often most of its users do it; decides which tasks have a tile. Rarely by default. */
  frequency?: 'daily' | 'often'
}

/** A feature's part of the admin's dashboard. */
export interface DashboardSection {
  alerts: DashboardAlert[]
  shortcuts: Shortcut[]
}

/** The address of a filtered list, relative to the admin. `filters` maps field paths to required values. */
export function filteredList(collection: CollectionSlug, filters: Record<string, string>): string {
  const query = new URLSearchParams()
  Object.entries(filters).forEach(([field, value], index) => {
    query.set(`where[or][0][and][${index}][${field}][equals]`, value)
  })
  return `/collections/${collection}?${query}`
}
