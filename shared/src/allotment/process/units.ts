/** What applicants rank: a subject of the course at a college; the whole course where it has no subjects. */
export interface UnitSetting {
  /** Unique in the process, and readable, because it stands in the published file. */
  code: string
  /** Id of the college. */
  college: string
  collegeName: string
  /** The merit list; empty where the course has one list. */
  subject: string
  /** To be paid with the acceptance of a seat, in paise. */
  amountPaise: number
  /** As staff entered them; those of the portal's own rounds go before. */
  cutOffs?: EnteredCutOffs | undefined
}

/** The lowest scores with a seat in an earlier session, of a published source. */
export interface EnteredCutOffs {
  session: string
  source: string
  /** In ten-thousandths. */
  scores: Partial<Record<CategoryCode, number>>
}

/** The seats of one category at one unit. Horizontal groups have a minimum among them. */
export interface SeatRow {
  unit: string
  category: CategoryCode
  seats: number
  minimum: Partial<Record<GroupCode, number>>
}

/** Vertical categories; the first is open to everyone. */
export const CATEGORY_CODES = ['UR', 'SC', 'ST', 'OBC-A', 'OBC-B', 'OBC', 'EWS'] as const
export type CategoryCode = (typeof CATEGORY_CODES)[number]

/** Horizontal groups: women, persons with disabilities, ex-servicemen, teachers deputed by a school. */
export const GROUP_CODES = ['W', 'PWD', 'EXS', 'DEP'] as const
export type GroupCode = (typeof GROUP_CODES)[number]
