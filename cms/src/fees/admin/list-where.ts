import type { Where } from 'payload'

type Params = Record<string, string | string[] | undefined>

const PARAMETER = /^where\[or\]\[(\d+)\]\[and\]\[(\d+)\]\[(\w+)\]\[(\w+)\](?:\[\d+\])?$/

interface ListOptions {
  /** The query of the list's address. */
  params: Params
  /** The fields that the search box covers. */
  searched: readonly string[]
}

/** The condition of a Payload list, from its filters and its search box. */
export function listWhere({ params, searched }: ListOptions): Where {
  const groups = new Map<string, Map<string, { field: string; operator: string; values: string[] }>>()
  for (const [name, value] of Object.entries(params)) {
    const [, group, place, field, operator] = PARAMETER.exec(name) ?? []
    if (!group || !place || !field || !operator || value === undefined) continue
    const conditions = groups.get(group) ?? new Map()
    const key = `${place} ${field} ${operator}`
    const values = conditions.get(key)?.values ?? []
    groups.set(group, conditions.set(key, { field, operator, values: [...values, ...[value].flat()] }))
  }
  const or = [...groups.values()].map((conditions): Where => ({ and: [...conditions.values()].map(conditionOf) }))
  const search = [params.search ?? ''].flat()[0] ?? ''
  return {
    and: [
      ...(or.length > 0 ? [{ or }] : []),
      ...(search === '' ? [] : [{ or: searched.map((field): Where => ({ [field]: { like: search } })) }]),
    ],
  }
}

/** `in` has one parameter for each value, or a list with commas. */
function conditionOf({ field, operator, values }: { field: string; operator: string; values: string[] }): Where {
  const isList = operator === 'in' || operator === 'not_in'
  return { [field]: { [operator]: isList ? values.flatMap((value) => value.split(',')) : values[0] } }
}
