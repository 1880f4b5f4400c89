import { fill } from '../platform/fill.ts'
import { type Translate, untranslated } from '../platform/translate.ts'

/** Something that a course costs. Amounts in whole paise. */
export interface Cost {
  /** What it is for and its number, e.g. `EXAM/2`; unique within a course. */
  key: string
  /** What it is for; listed for translation, or as staff named it. */
  label: string
  /** Which of several, e.g. `1st Semester`; empty if there is one. */
  title: string
  amountPaise: number
  /** Days from the approval until it is due; `application` with the application, null without a date. */
  due: number | 'application' | null
  /** Of the application fee: the number of the earlier application whose fee counts for it, so that nothing is due. */
  carriedFrom?: string | undefined
}

/**
 * What is the same at all colleges: every cost but the course fee, and when that is due. A type, because the compiler
 * accepts no interface for a JSON column.
 */
export type SharedCosts = {
  costs: Cost[]
  courseFee: { label: string; days: number[] }
}

export interface CourseCosts {
  /** By due date. */
  costs: readonly Cost[]
  totalPaise: number
}

/** A part of a course fee at one college. */
interface Part {
  title: string
  feePaise: number
}

/** Key of an instalment of the course fee, from 1. */
const courseFeeKey = (instalment: number) => `TUITION/${instalment}`

/** The costs of one applicant: with the number of the earlier application whose fee counts; null if the fee is due. */
export function withCarriedFee(shared: SharedCosts, carriedFrom: string | null): SharedCosts {
  const costs = shared.costs.map(({ carriedFrom: _, ...cost }) =>
    carriedFrom !== null && cost.due === 'application' ? { ...cost, carriedFrom } : cost,
  )
  return { ...shared, costs }
}

/** Everything that will be due at a college, with the parts of its course fee. */
export function courseCosts({ costs, courseFee }: SharedCosts, parts: readonly Part[]): CourseCosts {
  const instalments = parts.map(({ title, feePaise }, index) => ({
    key: courseFeeKey(index + 1),
    label: courseFee.label,
    title,
    amountPaise: feePaise,
    due: courseFee.days[index] ?? null,
  }))
  const all = [...instalments, ...costs].filter(({ amountPaise }) => amountPaise > 0).map(withDueAmount)
  return {
    costs: all.toSorted((one, other) => placeOf(one) - placeOf(other)),
    totalPaise: all.reduce((sum, { amountPaise }) => sum + amountPaise, 0),
  }
}

const withDueAmount = (cost: Cost): Cost => (cost.carriedFrom === undefined ? cost : { ...cost, amountPaise: 0 })

/** Costs without a date come last; none is due later. */
const placeOf = ({ due }: Cost) => (due === 'application' ? -1 : (due ?? Number.MAX_SAFE_INTEGER))

export const COST_TEXTS = {
  application: 'With your application',
  carried: 'Covered by the fee of your application {number}, unless that is returned',
  days: 'Within {days} days of approval',
  none: 'When it is announced',
  noSeat:
    'The application fee comes back in full, by itself, if we reject your application because no seat is left. Otherwise it is not refundable.',
  notIncluded:
    'GST, the charges of the payment gateway and what you may choose, such as tour and library, are not included.',
} as const

/** What follows the table of costs. */
export const COST_NOTES = [COST_TEXTS.noSeat, COST_TEXTS.notIncluded] as const

/** When a cost is due. */
export function dueText({ due, carriedFrom }: Cost, translate: Translate = untranslated): string {
  if (carriedFrom !== undefined) return fill(translate(COST_TEXTS.carried), { number: carriedFrom })
  if (due === 'application') return translate(COST_TEXTS.application)
  return due === null ? translate(COST_TEXTS.none) : fill(translate(COST_TEXTS.days), { days: due })
}

/** E.g. `Exam fee, 1st Semester`. */
export function costName({ label, title }: Cost, translate: Translate = untranslated): string {
  return title === '' ? translate(label) : `${translate(label)}, ${translate(title)}`
}
