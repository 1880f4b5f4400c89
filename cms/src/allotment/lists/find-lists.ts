import type { ListKind } from '@pravesh/shared/allotment/lists/list-kinds'
import type { Payload } from 'payload'
import { readRow } from '../../database/records/read-row.ts'
import { readRows } from '../../database/records/read-rows.ts'
import type { MeritList } from '../../payload-types.ts'

const collection = 'merit-lists'
const HEADER = ['process', 'kind', 'version', 'publishedAt', 'by', 'people', 'hash', 'reason'] as const

/** A published version without its rows. */
export type ListHeader = Pick<MeritList, 'id' | (typeof HEADER)[number]>

/** Far above what a process publishes. */
const MAX_VERSIONS = 100

/** The published versions of a process, the newest first. */
export function listsOf(payload: Payload, processId: string): Promise<ListHeader[]> {
  const where = { process: { equals: processId } }
  return readRows({ payload, collection, where, fields: HEADER, sort: '-publishedAt', limit: MAX_VERSIONS })
}

/** By which a version exists once. */
export const listKey = (processId: string, kind: ListKind, version: number) => `${processId}/${kind}/${version}`

interface ListName {
  process: string
  kind: ListKind
  version: number
}

/** A version of a list; null when there is none. */
export async function findList(payload: Payload, { process, kind, version }: ListName): Promise<ListHeader | null> {
  const where = { key: { equals: listKey(process, kind, version) } }
  return readRow({ payload, collection, where, fields: HEADER })
}
