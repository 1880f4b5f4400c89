import type { PageKind } from '@pravesh/shared/site/page-data'
import { definePage } from './define-page.ts'
import type { Page, PageDefinition, RecordSource } from './page.ts'
import { pathPattern } from './path-pattern.ts'

/** Address parameters of a record; the name is empty if the address has none. */
type RecordParams = { id: string; name: string }

interface RecordPage<K extends PageKind>
  extends RecordSource,
    Pick<PageDefinition<K, RecordParams>, 'kind' | 'load' | 'affectedBy' | 'sitemap' | 'absent'> {
  path: (id: string, name: string) => string
  /** The record's fields with the pictures shown on its page. */
  pictures?: readonly string[]
}

/** Defines a page for each published record of a collection, addressed by id (`/courses/{id}`) or by id and name. */
export function recordPage<K extends PageKind>(options: RecordPage<K>): Page {
  const { collection, where, name, slug, path, pictures, ...definition } = options
  const template = path(':id', ':name')
  const pattern = pathPattern(template)
  return definePage<K, RecordParams>({
    ...definition,
    path: ({ params }) => path(params.id, params.name),
    template,
    match(address) {
      const [id, found = ''] = pattern(address.path) ?? []
      return id === undefined ? null : { id, name: found }
    },
    pages: { collection, where, name, slug },
    owner: ({ id }) => ({ recordCollection: collection, recordId: id }),
    preview: {
      collection,
      params(doc) {
        const id = textIn(doc, 'id')
        const named = name === undefined ? '' : textIn(doc, name)
        return id === null || named === null ? null : { id, name: named }
      },
    },
    pictures: pictures?.map((field) => ({ collection, field })),
  })
}

function textIn(doc: object, field: string): string | null {
  const value: unknown = Reflect.get(doc, field)
  return typeof value === 'string' && value !== '' ? value : null
}
