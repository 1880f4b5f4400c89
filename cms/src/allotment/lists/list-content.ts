import type { ListChange } from '@pravesh/shared/allotment/lists/list-changes'
import type { ListRow } from '@pravesh/shared/allotment/lists/merit-list'
import { packed, unpacked } from './packed.ts'

/** A published version of the lists of a process. */
export interface ListContent {
  /** One for each subject with a list of its own; one with an empty subject otherwise. */
  lists: SubjectList[]
}

export interface SubjectList {
  subject: string
  /** In the order of the list, with the key of each row. */
  rows: { key: string; row: ListRow }[]
  /** Since the version before; empty in the first. */
  changes: ListChange[]
}

/** As stored in `content`. */
export const packList = (content: ListContent): string => packed(JSON.stringify(content))

/** Unchecked, because only the portal writes it. */
export const unpackList = (stored: string): ListContent => JSON.parse(unpacked(stored))
