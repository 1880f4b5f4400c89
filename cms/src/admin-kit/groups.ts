/** Groups of the admin's navigation. */
export const groups = {
  applications: 'Applications',
  students: 'Students',
  payments: 'Payments',
  courses: 'Courses and colleges',
  bookshop: 'Bookshop',
  learning: 'Recorded courses',
  website: 'Website',
  messages: 'Messages',
  settings: 'People and settings',
} as const
