import { keysOf } from '../../platform/record-of.ts'

interface Rejection {
  /** In the admin. */
  staff: string
  /** Above the message from staff; empty if that message says it all. */
  student: string
  /** Whether the application fee comes back, as the agreement promises. (spec 2, 8) */
  refundsFee: boolean
}

/** The kinds of reasons for a rejection. What follows from one is decided by its code, not by the words of staff. */
export const REJECTIONS = {
  'no-seat': { staff: 'No seat is left', student: 'No seat is left at the college.', refundsFee: true },
  'below-minimum': {
    staff: 'Marks below the minimum',
    student: 'Your marks are below the minimum for this course.',
    refundsFee: false,
  },
  documents: {
    staff: 'Documents not genuine, or not matching the details',
    student: 'Your documents do not support your application.',
    refundsFee: false,
  },
  'not-eligible': {
    staff: 'Not eligible by the rules of the course',
    student: 'The rules of this course do not allow us to admit you.',
    refundsFee: false,
  },
  'applied-twice': {
    staff: 'Applied twice',
    student: 'You have another application for this course.',
    refundsFee: false,
  },
  other: { staff: 'Another reason', student: '', refundsFee: false },
  'carried-over': {
    staff: 'Carried over to the next session',
    student: 'You got no seat in this session. Your application fee counts for your application of the next session.',
    refundsFee: false,
  },
} as const satisfies Record<string, Rejection>

export type RejectionCode = keyof typeof REJECTIONS
export const REJECTION_CODES = /* @__PURE__ */ keysOf(REJECTIONS)

/** The kinds that staff choose. An application is carried over by its student alone, who applies again. */
export type StaffRejectionCode = Exclude<RejectionCode, 'carried-over'>
export const STAFF_REJECTION_CODES = /* @__PURE__ */ REJECTION_CODES.filter(
  (code): code is StaffRejectionCode => code !== 'carried-over',
)

export function isStaffRejectionCode(value: unknown): value is StaffRejectionCode {
  return STAFF_REJECTION_CODES.some((code) => code === value)
}
