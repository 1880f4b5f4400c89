/** A merit process: one per course and session, which gives the seats of several colleges by merit. (decision 108) */

/** Applicants see a process once it is open. A closed one stays readable. */
export const PROCESS_STATES = ['draft', 'open', 'closed'] as const
export type ProcessState = (typeof PROCESS_STATES)[number]

/** For staff. */
export const PROCESS_STATE_LABELS: Record<ProcessState, string> = {
  draft: 'Being prepared',
  open: 'Open',
  closed: 'Closed',
}

/** By which a process exists once. `course` is a `CourseCode`, `session` a year such as `2026-28`. */
export function processKey(course: string, session: string): string {
  return `${course}/${session}`
}
