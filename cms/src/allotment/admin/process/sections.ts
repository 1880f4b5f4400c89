import type { TypedUser } from 'payload'
import { may } from '../../../staff/index.ts'

/** Parts of the page of a process, in the order of its navigation. */
const SECTIONS = [
  'overview',
  'days',
  'units',
  'rules',
  'seats',
  'marks',
  'lists',
  'objections',
  'rounds',
  'joining',
  'reports',
  'return',
] as const
export type Section = (typeof SECTIONS)[number]

const everyReader = () => true
const mayPrepare = (user: TypedUser) => may(user, 'prepare merit processes')
const mayPublish = (user: TypedUser) => may(user, 'publish merit results')
const mayDecide = (user: TypedUser) => may(user, 'decide applications')

/** Who sees which part. Everyone who reads processes sees how one is prepared; people are shown to those who work on them. */
const NEEDS: Record<Section, (user: TypedUser) => boolean> = {
  overview: everyReader,
  days: everyReader,
  units: everyReader,
  rules: everyReader,
  seats: everyReader,
  marks: (user) => may(user, 'check documents'),
  lists: mayPublish,
  objections: mayDecide,
  rounds: (user) => mayPrepare(user) || mayPublish(user),
  joining: mayDecide,
  reports: everyReader,
  return: mayPrepare,
}

export function sectionsFor(user: TypedUser): Section[] {
  return SECTIONS.filter((section) => NEEDS[section](user))
}

/** The part that an address asks for; the first one if it names none. */
export function sectionIn(value: string | string[] | undefined, user: TypedUser): Section {
  return sectionsFor(user).find((section) => section === value) ?? 'overview'
}
