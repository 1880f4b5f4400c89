import type { ProcessRules } from './rules.ts'

/** The list of deputed teachers by length of service, among the subjects of a process. No school subject has this name. */
export const SERVICE_LIST = 'Deputed teachers'

interface Process {
  rules: Pick<ProcessRules, 'service'>
  units: readonly { subject: string }[]
}

/** Up to which day service counts, `YYYY-MM-DD`; null where no seats are given by it. */
export function serviceDay({ rules, units }: Process): string | null {
  return units.some(({ subject }) => subject === SERVICE_LIST) ? (rules.service?.on ?? null) : null
}
