const HOUR_MS = 60 * 60_000

/**
 * To CERT-In, from noticing an incident or being told of it: Directions of 28 April 2022, No. 20(3)/2022-CERT-In, direction (ii).
 */
const CERT_IN_HOURS = 6

/** To the Data Protection Board with all details: Digital Personal Data Protection Rules 2025, rule 7(2)(b). */
const BOARD_HOURS = 72

interface Duty {
  /** What staff do. */
  label: string
  /** Hours after the breach was noticed. */
  hours: number
  /** Whether the law wants it without delay, so that the hours are only the latest that the portal takes for it. */
  atOnce: boolean
  source: string
}

/**
 * Who must be informed of a breach, in the order of the form. Rule 7 has no hours for the persons and for the first notice to the Board.
 * Both are late once the Board wants the details, because these include what the persons were told.
 */
export const BREACH_DUTIES = {
  certIn: {
    label: 'Report to CERT-In',
    hours: CERT_IN_HOURS,
    atOnce: false,
    source: 'CERT-In Directions of 28 April 2022, (ii)',
  },
  board: {
    label: 'Tell the Data Protection Board',
    hours: BOARD_HOURS,
    atOnce: true,
    source: 'DPDP Rules 2025, rule 7(2)(a)',
  },
  persons: {
    label: 'Tell the affected persons',
    hours: BOARD_HOURS,
    atOnce: true,
    source: 'DPDP Rules 2025, rule 7(1)',
  },
  boardDetails: {
    label: 'Send the details to the Data Protection Board',
    hours: BOARD_HOURS,
    atOnce: false,
    source: 'DPDP Rules 2025, rule 7(2)(b)',
  },
} as const satisfies Record<string, Duty>

export type BreachDuty = keyof typeof BREACH_DUTIES
export const BREACH_DUTY_NAMES = Object.keys(BREACH_DUTIES) as BreachDuty[]

/** What the register says about one duty. */
interface DutyEntry {
  /** ISO 8601. */
  toldAt?: string | null | undefined
  /** Why it need not be told. */
  notNeeded?: string | null | undefined
}

type BreachEntries = { [Name in BreachDuty]?: DutyEntry | null | undefined }

export interface OpenDuty {
  name: BreachDuty
  /** The latest moment (ISO 8601). */
  dueAt: string
}

interface OpenOptions {
  /** When the breach was noticed (ISO 8601). */
  noticedAt: string
  entries: BreachEntries
}

/** What is still to be told, the earliest deadline first. */
export function openDuties({ noticedAt, entries }: OpenOptions): OpenDuty[] {
  const open = BREACH_DUTY_NAMES.filter((name) => !isDone(entries[name]))
  return open
    .map((name) => ({ name, dueAt: dutyDueAt(name, noticedAt) }))
    .sort((one, other) => one.dueAt.localeCompare(other.dueAt))
}

/** The latest moment of a duty (ISO 8601). */
export function dutyDueAt(name: BreachDuty, noticedAt: string): string {
  return new Date(Date.parse(noticedAt) + BREACH_DUTIES[name].hours * HOUR_MS).toISOString()
}

export type DutyState = 'overdue' | 'at-once' | 'due'

export function dutyState({ name, dueAt }: OpenDuty, now: Date): DutyState {
  if (Date.parse(dueAt) <= now.getTime()) return 'overdue'
  return BREACH_DUTIES[name].atOnce ? 'at-once' : 'due'
}

function isDone(entry: DutyEntry | null | undefined): boolean {
  return Boolean(entry?.toldAt) || Boolean(entry?.notNeeded?.trim())
}
