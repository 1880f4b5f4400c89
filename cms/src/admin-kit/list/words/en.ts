import { formatList } from '../../../foundation/formats.ts'
import type { ListPart } from '../ignored-parts.ts'

const parts: Record<ListPart, string> = {
  where: 'the filter',
  search: 'the search',
  sort: 'the order',
  limit: 'the number of rows',
  page: 'the page number',
  columns: 'the columns',
  groupBy: 'the grouping',
  queryByGroup: 'the grouping',
  preset: 'the saved view',
}

export const en = {
  all: 'All',
  any: 'All',
  /** A value in an address or saved view of which the record is gone. */
  notOffered: 'No longer offered',
  moreThan: (count: string) => `${count}+`,
  show: 'Show',
  clear: 'Clear filters',
  ignored: (ignored: readonly ListPart[]) =>
    `The address you opened is not valid for this list, so we left out ${formatList(new Set(ignored.map((part) => parts[part])))}. Choose again below.`,
}
