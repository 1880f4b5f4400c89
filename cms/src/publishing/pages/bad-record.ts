import type { PageData, PageKind } from '@pravesh/shared/site/page-data'

/** A record that cannot be rendered; the message tells content staff which record and field are wrong. */
export class BadRecordError extends Error {
  override name = 'BadRecordError'
}

/** Parses a page's data; throws a BadRecordError for the first invalid record. */
export function parsePage({
  path,
  schema,
  data,
}: {
  path: string
  schema: PageKind['schema']
  data: unknown
}): PageData {
  const parsed = schema.safeParse(data)
  if (parsed.success) return parsed.data
  const where = parsed.error.issues[0]?.path ?? []
  throw new BadRecordError(sentence(path, data, where))
}

function sentence(page: string, data: unknown, where: readonly PropertyKey[]): string {
  let value: unknown = data
  let owner: string | null = null
  let field: string[] = []
  for (const step of where) {
    value = typeof value === 'object' && value !== null ? Reflect.get(value, step) : undefined
    if (typeof step === 'string') field.push(fieldLabel(step))
    else field.push(`no. ${Number(step) + 1}`)
    const title = titleOf(value)
    if (title !== null) {
      owner = title
      field = []
    }
  }
  const what = owner === null ? `The page ${page}` : `“${owner}”`
  const fault = value === undefined || value === null || value === '' ? 'is empty' : 'is not right'
  return `${what} cannot be shown because its ${field.join(', ') || 'content'} ${fault}.`
}

/** The name or title of a record; null for values without an id, which are parts of a record. */
function titleOf(value: unknown): string | null {
  if (typeof value !== 'object' || value === null || !('id' in value)) return null
  for (const name of ['name', 'title']) {
    const title: unknown = Reflect.get(value, name)
    if (typeof title === 'string' && title.trim() !== '') return title
  }
  return null
}

/** `startingPricePaise` → `starting price`. */
function fieldLabel(field: string): string {
  return field
    .replace(/Paise$/, '')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
}
