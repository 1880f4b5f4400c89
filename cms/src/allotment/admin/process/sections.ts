import type { TypedUser } from 'payload'
import { may, mayDo } from '../../../staff/index.ts'

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
  'history',
] as const
export type Section = (typeof SECTIONS)[number]

const everyReader = () => true
/** Who prepares a process or oversees it; not who only checks documents. */
const readsSettings = (user: TypedUser) => mayDo(user, 'read', 'admission-settings')
const mayPrepare = (user: TypedUser) => may(user, 'prepare merit processes')
const mayPublish = (user: TypedUser) => may(user, 'publish merit results')
const mayDecide = (user: TypedUser) => may(user, 'decide applications')

/** Who sees which part. How a process is prepared is part of the settings of admissions; people are shown to those who work on them. */
const NEEDS: Record<Section, (user: TypedUser) => boolean> = {
  overview: readsSettings,
  days: readsSettings,
  units: readsSettings,
  rules: readsSettings,
  seats: readsSettings,
  marks: (user) => may(user, 'check documents'),
  lists: everyReader,
  objections: mayDecide,
  rounds: (user) => mayPrepare(user) || mayPublish(user),
  joining: mayDecide,
  reports: readsSettings,
  return: mayPrepare,
  history: readsSettings,
}

export function sectionsFor(user: TypedUser): Section[] {
  return SECTIONS.filter((section) => NEEDS[section](user))
}

/** The part that an address asks for; the first one if it names none. */
export function sectionIn(value: string | string[] | undefined, user: TypedUser): Section {
  const own = sectionsFor(user)
  return own.find((section) => section === value) ?? own[0] ?? 'lists'
}
