/** What staff read on the list of applications. */
export const listWords = {
  views: 'Which applications',
  all: 'All',
  moreThan: (count: string) => `${count}+`,
  narrow: 'Only these',
  narrowing: {
    course: 'Course',
    college: 'College',
    sessionYear: 'Session',
    category: 'Category',
    from: 'Sent in from',
    to: 'until',
  },
  any: 'All',
  show: 'Show',
  clear: 'Show all again',
  unpaid: 'Not paid',
} as const
