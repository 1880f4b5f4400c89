/** Text of the list of applications. */
export const listWords = {
  views: 'Which applications',
  all: 'All',
  moreThan: (count: string) => `${count}+`,
  narrow: 'Filter applications',
  narrowing: {
    course: 'Course',
    college: 'College',
    sessionYear: 'Session',
    category: 'Category',
    from: 'Submitted from',
    to: 'to',
  },
  any: 'All',
  show: 'Show',
  clear: 'Clear filters',
  unpaid: 'Not paid',
} as const
