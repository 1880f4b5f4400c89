export const en = {
  success: {
    title: 'Application sent',
    description: 'We received your application.',
    // The exact sentence of the specification.
    thanks: 'Thank You For Your Application . We will validate your details.',
    next: 'What happens next',
    steps: [
      'We check your details and documents. Your dashboard says by when we answer.',
      'We write to you when we approve your application, or if it needs a correction.',
      'The receipt of your payment is under My Payments.',
    ],
    status: 'View Application',
    dashboard: 'Back to Dashboard',
  },
  notApproved: {
    title: 'Your admission',
    description: 'Whether we have approved your application.',
    greeting: (name: string) => `Hello, ${name}`,
    /** By what became of the applications. */
    states: {
      approved: {
        title: 'Your application is approved',
        text: 'You are admitted. Your fee plan shows what to pay and when.',
        button: 'See your fee plan',
      },
      none: {
        title: 'You have not applied yet',
        text: 'Choose a course, see what it costs at each college, and apply from your phone.',
        button: 'Find Our Degree Courses',
      },
      rejected: {
        title: 'Your application was rejected',
        text: 'Your application says why, and what you can do now.',
        button: 'View Application',
      },
      pending: {
        title: 'Not approved yet',
        text: 'Your application is not approved yet. We’ll write to you when it is, or if it needs a correction.',
        button: 'View Application',
      },
    },
    call: 'Questions? Call us',
    contact: 'Contact us',
  },
}
