import type { ProcessRules } from '../process/rules.ts'
import { SERVICE_LIST, serviceDay } from '../process/service-list.ts'
import { firstServiceDay } from './check-service.ts'

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
  /** The day up to which its service counts for the list of deputed teachers; null where it can never stand on that. */
  serviceOn: string | null
  /** The first day on which the applicant can have served; null where it can never stand on that, or the date of birth is not known. */
  serviceFrom: string | null
}

interface Asking {
  /** Of the application; empty where the course has none. */
  subject: string
  /** Whether it claims that a school deputes the applicant. Only once that is confirmed it stands on the list. */
  isDeputed: boolean
  /** `YYYY-MM-DD`. */
  bornOn: string
}

interface Process {
  rules: Pick<ProcessRules, 'service'>
  units: readonly { subject: string }[]
}

export function openLists(process: Process, { subject, isDeputed, bornOn }: Asking): OpenLists {
  const all = new Set(process.units.map((unit) => unit.subject))
  const lists = [...all].filter((list) => list !== SERVICE_LIST).sort()
  const own = lists.some((list) => list !== '') ? subject : ''
  const further = lists.filter((list) => list !== own && list !== '')
  const serviceOn = isDeputed ? serviceDay(process) : null
  return { own, further, serviceOn, serviceFrom: serviceOn === null ? null : firstServiceDay(bornOn) }
}

/** The lists for which what was typed or verified asks: those that the process does not have, or has no more, are left out. */
export function listsAskedFor(
  { own, further }: OpenLists,
  marks: { further?: readonly string[] | undefined } | null,
): string[] {
  return [own, ...further.filter((list) => marks?.further?.includes(list))]
}
