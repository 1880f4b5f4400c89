/** Calls of anyone about merit processes, without personal data but masked names. Not part of the public contract. */
import type { WireCall } from '../../platform/wire-call.ts'
import type { ExplanationCode } from '../entries/explanation.ts'
import type { ListKind } from '../lists/list-kinds.ts'
import type { ListRow } from '../lists/merit-list.ts'
import type { ProcessState } from '../process/process.ts'
import type { TieRule } from '../process/rules.ts'
import type { Step } from '../process/steps.ts'
import type { CategoryCode, SeatRow } from '../process/units.ts'

export const publicMeritCalls = {
  /** `{ result: PublicProcess[] }`, newest session first. */
  processes: { method: 'get', path: '/merit/processes' },
  /** Query `process`, `kind`, `version`, `subject`, `category` (optional), `page` from 1, `number` (optional): `{ result: ListPage }` */
  list: { method: 'get', path: '/merit/list' },
  /** `{ result: VacancyRow[] }` of the last published round; `:id` is the process. */
  vacancies: { method: 'get', path: '/merit/vacancies/:id' },
  /** The steps of a process as an iCalendar file, in the language of the query `lang`. */
  calendar: { method: 'get', path: '/merit/calendar/:id' },
  /** The published file of a run, as text. */
  file: { method: 'get', path: '/merit/run/:id' },
} as const satisfies Record<string, WireCall>

export interface PublicProcess {
  id: string
  title: string
  course: string
  session: string
  state: ProcessState
  steps: Step[]
  units: { code: string; college: string; subject: string; amountPaise: number }[]
  seats: SeatRow[]
  categories: CategoryCode[]
  /** Whose points the parts of a score are, in their order; empty where they are percentages of subjects. */
  examinations: string[]
  /** Decide between equal scores, in this order. */
  ties: TieRule[]
  /** Subjects with lists of their own; `['']` without. */
  subjects: string[]
  /** `reason`: why rows have changed by which seats were given; empty otherwise. */
  lists: { kind: ListKind; version: number; publishedAt: string; hash: string; reason: string }[]
  runs: { id: string; round: number; publishedAt: string; inputHash: string; resultHash: string }[]
  lotSeedHash: string
  /** Null until the first list is published. */
  lotSeed: string | null
}

export interface ListPage {
  rows: (ListRow & { change: RowChange | null })[]
  total: number
  pages: number
}

/** How a row differs from the version before. */
export interface RowChange {
  /** The place there; null for a row that is new. */
  before: number | null
  /** Why the row itself has changed; null if only others have moved past it. */
  explanation: ExplanationCode | null
}

export interface VacancyRow {
  unit: string
  college: string
  subject: string
  category: CategoryCode
  seats: number
  filled: number
  vacant: number
  cutOff: number | null
}
