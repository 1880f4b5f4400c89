/** What the two pages say that only tell where an application stands. */
export const words = {
  success: {
    title: 'Application sent',
    description: 'We have your application.',
    // The specification's sentence, as it is.
    thanks: 'Thank You For Your Application . We will validate your details.',
    next: 'What happens next',
    steps: [
      'We check your details and documents.',
      'We write to you when your application is approved, or when something has to be corrected.',
      'Until then you can see where your application is at any time.',
    ],
    status: 'View Application',
    dashboard: 'Back to Dashboard',
  },
  notApproved: {
    title: 'Not approved yet',
    description: 'Your application is still being checked.',
    greeting: (name: string) => `Hello, ${name}`,
    text: 'Your application is not approved yet. We write to you as soon as it is, or when something has to be corrected.',
    call: 'Questions? Call us',
    contact: 'Contact us',
    status: 'View Application',
  },
} as const
