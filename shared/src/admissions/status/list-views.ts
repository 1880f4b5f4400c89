/** Views of the list of applications that staff save. Calls of the list; not part of the public contract. */
import * as z from 'zod/mini'
import { usableText } from '../../platform/usable-text-check.ts'
import type { WireCall } from '../../platform/wire-call.ts'

export const MAX_VIEW_NAME = 40
/** Of one person, and shared ones. Each is counted with every page of the list. */
export const MAX_LIST_VIEWS = 10
const MAX_QUERY = 4000

/** A saved view, as one member of staff sees it. */
export interface SavedView {
  id: string
  name: string
  /** Filters and order, as in the address of the list, with days in relation to today. */
  query: string
  /** Whether all colleagues see it. */
  isShared: boolean
  /** Name of the person who shared it; empty for one's own. */
  by: string
  mayChange: boolean
}

/** Paths are below `/api`; `:id` is the view's. */
export const listViewCalls = {
  save: { method: 'post', path: '/application/staff-list-views' },
  change: { method: 'post', path: '/application/staff-list-views/:id' },
  remove: { method: 'post', path: '/application/staff-list-views/:id/delete' },
} as const satisfies Record<string, WireCall>

/** The body of `save` and `change`; `query` is that of the list. */
export const listViewSchema = z.object({
  name: z
    .string()
    .check(
      usableText('The name'),
      z.trim(),
      z.minLength(1, 'Enter a name for the view.'),
      z.maxLength(MAX_VIEW_NAME, `Use at most ${MAX_VIEW_NAME} characters`),
    ),
  query: z.string().check(z.maxLength(MAX_QUERY, 'These filters are too long to save.')),
  isShared: z._default(z.boolean(), false),
})
export type NewListView = z.infer<typeof listViewSchema>
