/** What the application forms say besides their questions. Kept apart from the markup so that other languages can follow. */
export const words = {
  page: { title: 'Application Form', description: 'Apply for your course, step by step.' },
  loading: 'Loading...',
} as const
