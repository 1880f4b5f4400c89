import type { PublicProcess } from '@pravesh/shared/allotment/calls/public-calls'
import { LIST_KINDS, type ListKind } from '@pravesh/shared/allotment/lists/list-kinds'

/** Which rows of which list are shown. In the address of the page, so that it can be sent and found again. */
export interface ListChoice {
  kind: ListKind
  version: number
  subject: string
  /** Empty for all. */
  category: string
  /** Of an application; empty for all. */
  number: string
  page: number
}

/** The choice in an address, as far as the process has it; else the newest list from its start. Null without a list. */
export function choiceIn(query: URLSearchParams, process: PublicProcess): ListChoice | null {
  const { lists, subjects, categories } = process
  const wanted = lists.find(
    ({ kind, version }) => kind === query.get('kind') && String(version) === query.get('version'),
  )
  const list = wanted ?? newestOf(lists)
  if (list === undefined) return null
  const [subject, category, page] = [query.get('subject'), query.get('category'), Number(query.get('page'))]
  return {
    kind: list.kind,
    version: list.version,
    subject: subjects.find((each) => each === subject) ?? subjects[0] ?? '',
    category: categories.find((each) => each === category) ?? '',
    number: query.get('number')?.trim() ?? '',
    page: Number.isInteger(page) && page > 0 ? page : 1,
  }
}

/** Without the parts that have their first value. */
export function queryOf(process: string, choice: ListChoice | null): URLSearchParams {
  const query = new URLSearchParams({ process })
  if (choice === null) return query
  const { kind, version, subject, category, number, page } = choice
  query.set('kind', kind)
  query.set('version', String(version))
  if (subject !== '') query.set('subject', subject)
  if (category !== '') query.set('category', category)
  if (number !== '') query.set('number', number)
  if (page > 1) query.set('page', String(page))
  return query
}

function newestOf(lists: PublicProcess['lists']): PublicProcess['lists'][number] | undefined {
  const rank = ({ kind, version }: PublicProcess['lists'][number]) => [LIST_KINDS.indexOf(kind), version] as const
  return lists.toSorted((a, b) => {
    const [[kindA, versionA], [kindB, versionB]] = [rank(a), rank(b)]
    return kindB - kindA || versionB - versionA
  })[0]
}
