import type { CourseCode } from '@pravesh/shared/courses/courses'

/** What the course pages say besides what staff write. */
export const words = {
  title: 'Courses',
  lead: 'Read what each course asks, what it costs and where it is taught. Then enroll from here.',
  description: 'B.Ed, D.El.Ed and D.Pharm courses: duration, fees by semester and the colleges that teach them.',
  empty: {
    title: 'No courses are listed at the moment',
    text: 'New sessions are announced here first. Call us and we will tell you when admission opens.',
  },
  view: (name: string) => `View ${name}`,
  details: 'View course',
  duration: 'Duration',
  years: (n: number) => (n === 1 ? '1 year' : `${n} years`),
  startingFrom: 'Starting from',
  total: 'Total fee',
  feesVary: 'Fees vary by institution.',
  closed: 'Enrollment not yet started',
  enrollNow: 'Enroll Now',
  watch: 'Watch the video',
  videoTitle: (name: string) => `A look at ${name}`,
  about: 'About this course',
  colleges: 'Colleges that teach it',
  collegesNote: 'The total is for the whole course at that college.',
  college: 'College',
  noColleges: 'Colleges for this course will be announced soon.',
  fees: 'Fee structure',
  feesNote: 'What is due in each semester. You can pay it in up to five instalments.',
  semester: 'Semester',
  fee: 'Fee',
  sum: 'Total',
  noFees: 'The fees of each semester will be announced soon.',
  other: 'Other details',
  enroll: {
    title: (name: string) => `Enroll in ${name}`,
    text: 'Before you begin, keep your mark sheets, Aadhaar number and a photograph ready. You can stop at any step and go on later.',
    eligible: 'I have read the details of this course and I am eligible for it.',
    go: 'Continue to the application',
    wait: 'Opening the application form…',
    ask: 'Ask us when it opens',
    closedTitle: 'Enrollment Not Yet Started',
    closedText: 'We open enrollment for this course soon. Call us or send a message, and we will tell you the date.',
  },
  subject: { BED: 'Teaching, secondary', DELED: 'Teaching, elementary', DPHARM: 'Pharmacy' } satisfies Record<
    CourseCode,
    string
  >,
} as const
