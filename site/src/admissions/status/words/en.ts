import { COURSE_LABELS, type CourseCode } from '@pravesh/shared/courses/courses'

const label = (course: CourseCode) => COURSE_LABELS[course]

export const en = {
  page: {
    title: 'Your application',
    description: 'The status of your application, what you sent, and what happens next.',
  },
  title: (course: CourseCode, session: string) => `${label(course)}, session ${session}`,
  alerts: {
    correct: 'This application is given for re update.',
    correctMeans: 'We need you to correct something before we can continue.',
    correctBy: (day: string) => `Send your corrections by ${day}.`,
    reason: 'Message from our team',
    toCorrect: 'Correct these parts',
    update: 'Update',
    unpaid: (course: CourseCode) => `You have not paid for ${label(course)} application`,
    pending: (course: CourseCode) => `Your ${label(course)} application is not approved yet.`,
    help: 'Need help?',
    answerBy: (day: string) => `We answer by ${day}.`,
    late: (day: string) =>
      `We promised to answer by ${day}, and we are late. You do not need to do anything. If it is urgent, contact us.`,
    rejected: (course: CourseCode) => `Your ${label(course)} application is rejected.`,
    why: 'Why it was rejected',
    applyAgain: 'Apply again',
    askUs: 'Ask us about it',
    approved: (course: CourseCode) => `Your ${label(course)} application is approved.`,
    payFees: 'See your fee plan and pay',
  },
  pay: {
    button: 'Pay Now',
    waiting: 'One moment…',
    fee: 'Application fee',
  },
  none: {
    title: 'You have not applied yet',
    text: 'Choose a degree or diploma course, see what it costs at each college, and apply from your phone.',
    courses: 'Find Our Degree Courses',
    books: 'Browse books',
  },
  /** A form that was begun. */
  draft: {
    title: 'You have not sent your application yet',
    goOn: (step: number, all: number) => `Go on with step ${step} of ${all}`,
    text: (course: CourseCode, step: string) => `Your ${label(course)} application: ${step}.`,
    saved: 'Saved',
    closes: 'Last day to apply',
  },
  summary: {
    number: 'Application number',
    status: 'Application status',
    now: 'Current stage',
    submitted: 'Submitted on',
    next: 'What happens next',
  },
  details: 'Student Details',
  course: {
    name: 'Course',
    college: 'College',
    collegeApplied: 'College in your application',
    session: 'Session',
    fee: 'Fee for the whole course',
    parts: 'How you pay the course fee',
    part: 'Part',
    amount: 'Amount',
  },
  payment: {
    title: 'Payment Details',
    fee: 'Application fee',
    status: 'Payment status',
    paid: 'PAID',
    unpaid: 'UNPAID',
    refunded: 'REFUNDED',
  },
  documents: {
    open: 'Open',
    newTab: '(opens in a new tab)',
    none: 'You did not send any documents.',
    picture: (name: string) => `Your ${name.toLowerCase()}`,
  },
  claims: {
    title: 'Your claims',
    until: (day: string) => `Valid until ${day}`,
  },
  history: 'History',
  notAnswered: 'Not provided',
  books: 'Find Books',
  merit: 'Marks, choices and seat',
  view: 'View Application',
}
