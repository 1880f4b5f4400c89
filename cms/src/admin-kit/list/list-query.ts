import type { Where } from 'payload'

/** A filter in the address of a Payload list. */
export interface Condition {
  field: string
  operator: string
  /** Several values for `in`, otherwise one. */
  value: readonly string[]
}

type Params = Record<string, string | string[] | undefined>

const PARAMETER = /^where\[or\]\[0\]\[and\]\[(\d+)\]\[(\w+)\]\[(\w+)\](?:\[\d+\])?$/

/** Builds the query string of a list with these filters, in the format of Payload's own filters. */
export function listQuery(conditions: readonly Condition[]): string {
  const query = new URLSearchParams()
  conditions.forEach(({ field, operator, value }, index) => {
    const name = `where[or][0][and][${index}][${field}][${operator}]`
    if (operator !== 'in') query.set(name, value[0] ?? '')
    else for (const [place, one] of value.entries()) query.set(`${name}[${place}]`, one)
  })
  return query.toString()
}

/** Parses the filters in an address. Ignores filters joined with “or”. */
export function conditionsIn(params: Params): Condition[] {
  const found = new Map<string, Condition>()
  for (const [name, value] of Object.entries(params)) {
    const [, index, field, operator] = PARAMETER.exec(name) ?? []
    if (index === undefined || field === undefined || operator === undefined || value === undefined) continue
    const key = `${index} ${field} ${operator}`
    const before = found.get(key)?.value ?? []
    found.set(key, { field, operator, value: [...before, ...[value].flat()] })
  }
  return [...found.values()]
}

/** Whether two filters are equivalent. */
export function isSame(one: Condition, other: Condition): boolean {
  const values = ({ value }: Condition) => [...value].sort().join()
  return one.field === other.field && one.operator === other.operator && values(one) === values(other)
}

/** Converts conditions to a database query. */
export function whereOf(conditions: readonly Condition[]): Where {
  return {
    and: conditions.map(({ field, operator, value }) => ({
      [field]: { [operator]: operator === 'in' ? value : operator === 'exists' ? value[0] === 'true' : value[0] },
    })),
  }
}
