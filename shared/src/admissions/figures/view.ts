/** Figures as the admin, the file and the call show them. */
import { type Amounts, decisions, medianDays } from './amounts.ts'
import { COMPUTED, FLOW_NAMES, FLOWS, isMoney, MEASURES, type Measure, STATE_NAMES, STATES } from './measures.ts'
import type { FiguresQuery } from './query.ts'

export type FigureName = Measure | keyof typeof COMPUTED

/** Figures of one thing. Null where a figure does not apply; amounts of money are absent for those who may not see them. */
export type Values = Partial<Record<FigureName, number | null>> & {
  /** How many decisions the median is of. */
  decisions?: number
}

export interface FigureRow {
  /** Id, code, day or month; `none` for what is not stated. */
  key: string
  label: string
  values: Values
}

export interface Figures {
  query: FiguresQuery
  /** When the counters were read (ISO 8601). Changes of the last minute may be missing. */
  readAt: string
  /** False while the records of an earlier version are being counted for the first time. */
  isComplete: boolean
  /** When the counters were compared with the records last (ISO 8601); null before the first night. */
  checkedAt: string | null
  /** How many differences that check has repaired. */
  repaired: number
  total: Values
  unit: 'day' | 'month'
  /** Only what happened in each; ascending. */
  byPeriod: FigureRow[]
  bySession: FigureRow[]
  byCourse: FigureRow[]
  byCollege: FigureRow[]
  byCategory: FigureRow[]
}

interface ValuesOptions {
  amounts: Readonly<Amounts>
  seesMoney: boolean
  /** Absent for periods, which have no seats. */
  seatsLeft?: number | null
  /** Periods have only what happened in them. */
  onlyFlows?: boolean
}

export function valuesOf({ amounts, seesMoney, seatsLeft, onlyFlows = false }: ValuesOptions): Values {
  const names = (onlyFlows ? FLOW_NAMES : MEASURES).filter((name) => seesMoney || !isMoney(name))
  return {
    ...Object.fromEntries(names.map((name) => [name, amounts[name] ?? 0])),
    ...(onlyFlows ? {} : { seatsLeft: seatsLeft ?? null }),
    medianDays: medianDays(amounts),
    decisions: decisions(amounts),
  }
}

const TEXTS: Record<FigureName, { label: string; meaning: string }> = { ...FLOWS, ...STATES, ...COMPUTED }

export const figureLabel = (name: FigureName): string => TEXTS[name].label
export const figureMeaning = (name: FigureName): string => TEXTS[name].meaning

/** The order of columns: what happened, then how things stand. */
export const COLUMNS: readonly FigureName[] = [...FLOW_NAMES, 'medianDays', ...STATE_NAMES, 'seatsLeft']
/** The columns of periods. */
export const PERIOD_COLUMNS: readonly FigureName[] = [...FLOW_NAMES, 'medianDays']
