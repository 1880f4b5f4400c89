import type { SanitizedCollectionConfig, Where } from 'payload'
import { mergeListSearchAndWhere } from 'payload/shared'

type Params = Record<string, string | string[] | undefined>
type Tree = Map<string, Tree | string | string[]>

interface ListAddress {
  collectionConfig: SanitizedCollectionConfig
  searchParams: Params
}

const PART = /\[([^\]]*)\]/g
const MAX_DEPTH = 20

/** The query of a list: all filters in its address, and its search. */
export function whereIn({ collectionConfig, searchParams }: ListAddress): Where {
  const root: Tree = new Map()
  for (const [name, value] of Object.entries(searchParams)) {
    const path = [...name.matchAll(PART)].map(([, part]) => part ?? '')
    if (name.startsWith('where[') && path.length <= MAX_DEPTH && value !== undefined) put(root, path, value)
  }
  const where = plain(root)
  const { search } = searchParams
  return mergeListSearchAndWhere({
    collectionConfig,
    search: typeof search === 'string' ? search : '',
    where: isWhere(where) ? where : {},
  })
}

function put(tree: Tree, [first, ...rest]: readonly string[], value: string | string[]): void {
  if (first === undefined) return
  if (rest.length === 0) {
    tree.set(first, value)
    return
  }
  const inner = tree.get(first)
  const next: Tree = inner instanceof Map ? inner : new Map()
  tree.set(first, next)
  put(next, rest, value)
}

/** Objects whose keys are 0, 1, 2 … become arrays, as in Payload’s own parser. */
function plain(tree: Tree | string | string[]): unknown {
  if (!(tree instanceof Map)) return tree
  const isList = tree.size > 0 && [...tree.keys()].every((key) => /^\d+$/.test(key))
  if (isList) return [...tree].sort(([one], [other]) => Number(one) - Number(other)).map(([, each]) => plain(each))
  return Object.fromEntries([...tree].map(([key, each]) => [key, plain(each)]))
}

function isWhere(value: unknown): value is Where {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
