/** What puts an application on a merit list once it is valid. A type, because it is stored in a JSON column. */
export type ListPlace = {
  /** The subject; empty where the course has one list. */
  list: string
  /** In ten-thousandths. */
  score: number
  /** For each tie rule of the process, the greater first. */
  ties: number[]
}

/** The merit lists of a process as one application can stand on them. */
export interface OpenLists {
  /** That of the application. */
  own: string
  /** Those that it can ask for besides. */
  further: readonly string[]
}

/** @param subject Of the application; empty where the course has none. */
export function openLists(units: readonly { subject: string }[], subject: string): OpenLists {
  const lists = [...new Set(units.map((unit) => unit.subject))].sort()
  const own = lists.some((list) => list !== '') ? subject : ''
  return { own, further: lists.filter((list) => list !== own && list !== '') }
}

/** The lists for which what was typed or verified asks: those that the process does not have, or has no more, are left out. */
export function listsAskedFor(
  { own, further }: OpenLists,
  marks: { further?: readonly string[] | undefined } | null,
): string[] {
  return [own, ...further.filter((list) => marks?.further?.includes(list))]
}
