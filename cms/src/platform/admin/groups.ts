/** Groups of the admin's navigation. */
export const groups = {
  applications: 'Applications',
  students: 'Students',
  payments: 'Payments',
  courses: 'Courses and colleges',
  bookshop: 'Bookshop',
  website: 'Website',
  messages: 'Messages',
  settings: 'People and settings',
} as const
