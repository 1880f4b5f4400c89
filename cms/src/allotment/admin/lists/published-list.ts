import type { ListKind } from '@pravesh/shared/allotment/lists/list-kinds'
import { istTime } from '../../../foundation/formats.ts'
import type { ListHeader } from '../../lists/find-lists.ts'

/** A published version of a list, ready to show. */
export interface PublishedList {
  id: string
  kind: ListKind
  version: number
  at: string
  by: string
  people: number
}

export function publishedList({ id, kind, version, publishedAt, by, people }: ListHeader): PublishedList {
  return { id, kind, version, at: istTime(publishedAt), by, people }
}
