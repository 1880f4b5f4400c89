import type { PersonalData } from '../platform/personal-data.ts'

let known: readonly PersonalData[] = []

/** Names what the other features keep of students; `features.ts` does so, because accounts knows none of them. */
export function holdPersonalData(all: readonly PersonalData[]): void {
  known = all
}

/** What the other features keep of students. */
export function personalDataElsewhere(): readonly PersonalData[] {
  return known
}
