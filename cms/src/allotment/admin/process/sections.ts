import type { TypedUser } from 'payload'

/** Parts of the page of a process, in the order of its navigation. */
export const SECTIONS = ['overview', 'days', 'units', 'rules', 'seats'] as const
export type Section = (typeof SECTIONS)[number]

/** Who sees which part. Everyone who reads processes sees how one is prepared. */
const NEEDS: Record<Section, (user: TypedUser) => boolean> = {
  overview: () => true,
  days: () => true,
  units: () => true,
  rules: () => true,
  seats: () => true,
}

export function sectionsFor(user: TypedUser): Section[] {
  return SECTIONS.filter((section) => NEEDS[section](user))
}

/** The part that an address asks for; the first one if it names none. */
export function sectionIn(value: string | string[] | undefined, user: TypedUser): Section {
  return sectionsFor(user).find((section) => section === value) ?? 'overview'
}
