/** The parts of a list's address that say what it shows. */
const LIST_PARTS = ['where', 'search', 'sort', 'limit', 'page', 'columns', 'groupBy', 'queryByGroup', 'preset'] as const
export type ListPart = (typeof LIST_PARTS)[number]

/** The query parameter that names the parts which a list does not apply. */
export const IGNORED = 'ignored'

type Params = Record<string, string | string[] | undefined>

/** Whether a parameter belongs to a part, e.g. `where[name][equals]` to `where`. */
export function belongsTo(name: string, part: string): boolean {
  return name === part || name.startsWith(`${part}[`)
}

/** The ignored parts that an address names. A part that it has again since is not ignored any more. */
export function ignoredParts(params: Params): ListPart[] {
  const named = String(params[IGNORED] ?? '').split(',')
  return LIST_PARTS.filter((part) => named.includes(part) && !Object.keys(params).some((name) => belongsTo(name, part)))
}
