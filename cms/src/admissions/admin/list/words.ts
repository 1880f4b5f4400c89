/** Text of the list of applications. */
export const listWords = {
  views: 'Which applications',
  filter: 'Filter applications',
  filters: {
    course: 'Course',
    college: 'College',
    sessionYear: 'Session',
    category: 'Category',
    from: 'Submitted from',
    to: 'to',
  },
} as const
