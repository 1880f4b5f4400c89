export const en = {
  success: {
    title: 'Application sent',
    description: 'We received your application.',
    // The exact sentence of the specification.
    thanks: 'Thank You For Your Application . We will validate your details.',
    next: 'What happens next',
    steps: [
      'We’ll check your details and documents.',
      'We’ll write to you when we approve your application, or if it needs a correction.',
      'Until then, you can check its status at any time.',
    ],
    status: 'View Application',
    dashboard: 'Back to Dashboard',
  },
  notApproved: {
    title: 'Not approved yet',
    description: 'We are still checking your application.',
    greeting: (name: string) => `Hello, ${name}`,
    text: 'Your application is not approved yet. We’ll write to you when it is, or if it needs a correction.',
    call: 'Questions? Call us',
    contact: 'Contact us',
    status: 'View Application',
  },
}
