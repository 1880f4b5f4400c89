export const en = {
  drafts: {
    saving: 'Saving…',
    saved: 'Saved',
    storedLocally: 'Saved on this phone. We’ll send it when you are online.',
    notStored: 'Not saved yet. Keep this page open. We’ll save it when you are online.',
    onPhone: 'Saved on this phone.',
    onPhoneOnly: 'Saved on this phone only.',
    notSaved: 'Not saved yet.',
    loggedOut: 'Your session has ended.',
    sentElsewhere: 'You sent this form on another device.',
  },
  fields: {
    optional: (label: string) => `${label} (optional)`,
    choose: 'Choose…',
    noChoices: 'No options yet',
    locked: {
      account: 'This comes from your account. Contact us to change it.',
      guardian: 'Your guardian is your parent.',
      marks: 'Enter the full marks first.',
    },
    datePlaceholder: 'dd/mm/yyyy',
    /** Placeholder for a percentage. */
    notYet: '–',
    courseFee: 'Fee for the whole course at this college:',
  },
  form: {
    page: { title: 'Application Form', description: 'Apply for your course, step by step.' },
    title: (course: string, session: string) => `${course} Application Form (${session})`,
    loading: 'Loading...',
    failed: 'We could not open the form. Taking you to another page…',
    progress: (step: number, of: number) => `Step ${step} of ${of}`,
    restored: (when: string) => `Welcome back. Here are your answers so far, saved ${when}.`,
    oops: 'Oops, we noticed some mistakes in your information. Please double-check your form before moving on.',
    firstError: 'Start with:',
    back: 'Back',
    next: 'Save & Next',
    continue: 'Continue',
    parts: {
      label: 'Parts of this step',
      done: 'done',
      place: (now: number, of: number, done: number) => `Part ${now} of ${of}, ${done} done`,
    },
    saved: 'Data saved successfully',
    ineligible: {
      title: 'You cannot apply for this course with these marks',
      next: 'Correct the marks if you mistyped them.',
      otherCourses: 'See our other courses',
    },
    costs: {
      title: 'What it costs in all',
      at: (college: string) => `What it costs in all at ${college}`,
      /** Before a college is chosen. */
      cheapest: (college: string) => `What it costs in all at ${college}, our college with the lowest fee`,
      none: 'The fees of this course will be announced soon.',
    },
  },
}
