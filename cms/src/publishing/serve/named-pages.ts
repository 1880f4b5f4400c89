import type { Payload, Where } from 'payload'
import { readRows } from '../../database/records/read-rows.ts'
import { isRecordIdIn } from '../../database/records/record-id.ts'
import { portalOf } from '../../foundation/portal.ts'
import type { RecordSource } from '../pages/page.ts'

/** The page of a record whose address has a name. */
export interface NamedPage {
  /** The path that it is published at, with the record's id. */
  path: string
  /** Its current address. */
  address: string
  /** It was requested by its current name. */
  isCurrent: boolean
}

/** Resolves addresses with names, e.g. `/courses/bachelor-of-education`, and with ids or earlier names instead. */
export interface NamedPages {
  /** Null if only the database knows; undefined for addresses without names. */
  known: (pathname: string) => NamedPage | null | undefined
  /** Asks the database. Null if no published record has or had that name or id. */
  find: (pathname: string) => Promise<NamedPage | null>
}

interface Requested {
  source: RecordSource & { slug: string }
  /** The path up to the name. */
  prefix: string
  /** A name or an id, in lower case. */
  named: string
  isLowerCase: boolean
}

export function namedPages(payload: Payload): NamedPages {
  const { pages, pageNames } = portalOf(payload)
  const kinds = pages.pages.flatMap(({ source, pathOf }) => {
    if (source?.slug === undefined) return []
    const named = { ...source, slug: source.slug }
    return pages.languages.map((locale) => ({ source: named, prefix: pathOf({ id: '-' }, locale)?.slice(0, -1) ?? '' }))
  })

  function requestedBy(pathname: string): Requested | undefined {
    const kind = kinds.find(({ prefix }) => pathname.startsWith(prefix))
    const segment = kind === undefined ? '' : decoded(pathname.slice(kind.prefix.length))
    if (kind === undefined || segment === '' || segment.includes('/')) return undefined
    const named = segment.toLowerCase()
    return { ...kind, named, isLowerCase: named === segment }
  }

  const pageOf = ({ prefix, named, isLowerCase }: Requested, id: string, name: string): NamedPage => ({
    path: `${prefix}${id}`,
    address: `${prefix}${encodeURIComponent(name)}`,
    isCurrent: isLowerCase && named === name,
  })

  return {
    known(pathname) {
      const requested = requestedBy(pathname)
      if (requested === undefined) return undefined
      const { source, named } = requested
      const id = isRecordIdIn(payload, named) ? named : pageNames.knownId(source.collection, named)
      const name = id === null ? null : pageNames.knownName(source.collection, id)
      return id === null || name === null ? null : pageOf(requested, id, name)
    },

    async find(pathname) {
      const requested = requestedBy(pathname)
      if (requested === undefined) return null
      const { source, named } = requested
      const { collection, slug } = source
      const id = isRecordIdIn(payload, named) ? named : await pageNames.findId(payload, collection, named)
      if (id === null) return null
      const where: Where = { and: [{ id: { equals: id } }, { _status: { equals: 'published' } }] }
      const [record] = await readRows({ payload, collection, where, fields: [slug], limit: 1 })
      if (record === undefined) return null
      const name = await pageNames.of(payload, { collection, id, text: String(Reflect.get(record, slug)) })
      return pageOf(requested, id, name)
    },
  }
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return ''
  }
}
