/** What an applicant sees of a process. Scores are in ten-thousandths, amounts in paise, days `YYYY-MM-DD` in India, times ISO 8601. */
import type { Counting } from '../entries/counting.ts'
import type { Marks, OutReason, Standing, Verification } from '../entries/entry.ts'
import type { Finding } from '../entries/validity.ts'
import type { ListKind } from '../lists/list-kinds.ts'
import type { ObjectionState, ObjectionSubject } from '../objections/objection.ts'
import type { OfferStatus } from '../offers/status.ts'
import type { ProcessState } from '../process/process.ts'
import type { ProcessRules } from '../process/rules.ts'
import type { Step } from '../process/steps.ts'
import type { CategoryCode, GroupCode } from '../process/units.ts'
import type { SubjectPart } from '../scores/best-of.ts'
import type { ServicePart } from '../scores/service.ts'
import type { WeightedPart } from '../scores/weighted.ts'

export interface OwnProcess {
  applicationId: string
  number: string
  course: string
  session: string
  processId: string
  title: string
  state: ProcessState
  steps: Step[]
  /** The row of the applicant in published files. */
  rowKey: string
  /** Of the entry; sent back with each change. */
  revision: number
  /** The lists on which the application stands or would: its own, then those that are verified besides. None where the course has one list. */
  subjects: string[]
  score: OwnScore
  category: CategoryCode
  groups: GroupCode[]
  /** What keeps the application from the lists, and claims that do not count. (`makesInvalid`) */
  findings: Finding[]
  choices: OwnChoices
  /** The newest lists in which the applicant stands, or should. */
  lists: OwnListRow[]
  objection: OwnObjection | null
  /** Null until the first round is published. */
  result: OwnResult | null
  standing: Standing
  outReason: OutReason | null
}

export interface OwnScore {
  scoring: ProcessRules['scoring']
  /** As typed; null before. */
  marks: Marks | null
  /** Further subjects that the applicant can ask for. */
  further: string[]
  /** Of those who claim that a school deputes them, where the process has a list for them; null for others. */
  service: OwnService | null
  verification: Verification
  /** Why an officer returned the marks; empty otherwise. */
  returnReason: string
  /** Of the verified marks, else of those typed; null without one. */
  score: number | null
  parts: SubjectPart[] | WeightedPart[]
  isVerified: boolean
  /** Whether marks can be typed now. */
  isOpen: boolean
}

/** As verified, else as typed. */
export interface OwnService {
  /** The day up to which service counts. */
  on: string
  /** The first day on which the applicant can have served; null where the date of birth is not known. */
  from: string | null
  /** In ten-thousandths of a day. */
  score: number
  parts: ServicePart[]
}

export interface OwnChoices {
  /** Codes of units, the most wanted first. */
  chosen: string[]
  savedAt: string | null
  /** Whether the list can be changed now. */
  isOpen: boolean
  lockedAt: string | null
  most: number
  /** All that can be chosen by this applicant, and what was chosen before and does not count any more. */
  units: UnitToChoose[]
  /** By the present lists of all applicants; null without a score, or after the lock. */
  simulation: Simulation | null
}

export interface UnitToChoose {
  code: string
  college: string
  subject: string
  amountPaise: number
  counts: Counting
  /** All seats, and those for which the applicant competes. */
  seats: number
  ownSeats: number
  /** Null if unknown. */
  lastCutOff: LastCutOff | null
}

/** The last score with a seat in an earlier session, for the category of the applicant. */
export interface LastCutOff {
  /** In ten-thousandths. */
  score: number
  session: string
  /** Where staff have it from; empty for a round of the portal. */
  source: string
}

export interface Simulation {
  /** When it was computed. */
  at: string
  /** On each list on which the applicant stands. */
  ranks: SimulatedRank[]
  /** The chosen unit that the applicant would get; null for none. */
  unit: string | null
}

export interface SimulatedRank {
  /** Empty where the course has one list. */
  subject: string
  rank: number
  rankInCategory: number
  people: number
}

export interface OwnListRow {
  kind: ListKind
  /** Of the list; empty where the course has one. */
  subject: string
  version: number
  publishedAt: string
  /** Null if the applicant is not on the list. */
  place: number | null
  placeInCategory: number | null
  category: CategoryCode
  score: number | null
}

export interface OwnObjection {
  about: ObjectionSubject
  text: string
  state: ObjectionState
  decision: string
}

export interface OwnResult {
  round: number
  publishedAt: string
  /** The address of the public file of the run, below `/api`. */
  file: string
  offer: OwnOffer | null
  reasons: NamedReason[]
}

export interface OwnOffer {
  id: string
  revision: number
  unit: string
  college: string
  subject: string
  category: CategoryCode
  choice: number
  status: OfferStatus
  next: 'freeze' | 'float' | 'slide' | null
  ways: ('freeze' | 'float' | 'slide')[]
  respondBy: string
  costsPaise: number
  creditPaise: number
  duePaise: number
  refundPaise: number
  isPaid: boolean
  /** Whether what is paid counts towards the course fee after joining. */
  countsForFee: boolean
}

/** A reason with names in place of numbers. */
export type NamedReason =
  | { code: 'has-open-seat' | 'has-category-seat' | 'kept-seat'; unit: string; category: CategoryCode }
  | ({ code: 'below-cut-off' | 'seats-kept'; cutOff: number } & ComparedScore)
  | ({ code: 'after-equal-score' } & ComparedScore)
  | { code: 'no-seats-for-claims'; unit: string; changes: NamedChange[] }
  | { code: 'not-on-list' | 'not-competing'; unit: string }

interface ComparedScore {
  unit: string
  /** That of the unit, where its scores are days of service; left out otherwise. */
  list?: string
  score: number
  changes: NamedChange[]
}

export type NamedChange =
  /** A score of more than this. */
  | { code: 'higher-score'; score: number }
  | { code: 'category'; category: CategoryCode }
  | { code: 'group'; group: GroupCode }
