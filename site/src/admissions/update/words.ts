/** What the form says in which an application is corrected. */
export const words = {
  page: {
    title: 'Update your application',
    description: 'Correct what we asked you to correct, and send the application again.',
  },
} as const
