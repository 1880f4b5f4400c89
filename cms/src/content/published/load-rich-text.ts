import type { Where } from 'payload'
import { idOf } from '../../database/records/relation.ts'
import type { Records } from '../../publishing/pages/records.ts'
import { richTextHtml } from './rich-text.ts'

/** Collections that editors can link to. */
const LINKED = ['courses', 'colleges', 'policies'] as const
type Linked = (typeof LINKED)[number]

/**
 * Converts rich text to HTML and resolves its links to records. A link to a record that visitors cannot see becomes
 * plain text.
 */
export async function loadRichText(records: Records, value: unknown): Promise<string> {
  const ids = linkedIds(value)
  if (ids.size === 0) return richTextHtml(value, records.pathOf)
  const found = await Promise.all([...ids].map(([collection, some]) => findLinked(records, collection, [...some])))
  const docs = new Map(found.flat().map((doc) => [doc.id, doc]))
  const linked = withLinks(value, (link) => ({ ...link, value: docs.get(idOf(link.value) ?? '') ?? null }))
  return richTextHtml(linked, records.pathOf)
}

interface Link {
  relationTo: Linked
  value: unknown
}

function linkedIds(value: unknown): Map<Linked, Set<string>> {
  const ids = new Map<Linked, Set<string>>()
  withLinks(value, (link) => {
    const id = idOf(link.value)
    if (id !== null) ids.set(link.relationTo, (ids.get(link.relationTo) ?? new Set()).add(id))
    return link
  })
  return ids
}

/** Copies the text, replacing every link to a record with the result of `change`. */
function withLinks(value: unknown, change: (link: Link) => Link): unknown {
  return JSON.parse(JSON.stringify(value ?? null), (_, part: unknown) => (isLink(part) ? change(part) : part))
}

function isLink(part: unknown): part is Link {
  if (typeof part !== 'object' || part === null || !('relationTo' in part) || !('value' in part)) return false
  return LINKED.some((collection) => collection === part.relationTo)
}

async function findLinked(
  records: Records,
  collection: Linked,
  ids: string[],
): Promise<{ id: string; key?: string }[]> {
  const byId: Where = { id: { in: ids } }
  if (collection === 'policies') return records.list({ collection, fields: ['key'], where: byId })
  if (collection === 'colleges') return records.list({ collection, fields: [], where: byId })
  return records.list({ collection, fields: [], where: { and: [byId, { visible: { equals: true } }] } })
}
