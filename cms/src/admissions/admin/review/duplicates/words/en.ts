export const en = {
  title: (open: number) =>
    open === 0
      ? 'Other applications of this person'
      : open === 1
        ? 'Possible duplicate'
        : `${open} possible duplicates`,
  open: 'Compare both applications, then say whether they come from the same person.',
  elsewhere: 'An application at another college or for another course, which you may not see',
  outside: 'Ask a colleague who may see both applications to compare them.',
  said: (verdict: string, by: string, at: string) => `${verdict}, said ${by} on ${at}.`,
  news: 'They share something new since then.',
  change: 'Change',
  note: 'Note for colleagues (optional)',
  cancel: 'Cancel',
  ofAccount: 'Other applications of the same account',
  /** Where it is and how far, in one line. */
  facts: (course: string, college: string, session: string) => `${course}, ${college}, ${session}`,
  beforeApproving: (open: number) =>
    `There ${open === 1 ? 'is a possible duplicate' : `are ${open} possible duplicates`} of this application, and no one has said whether it is the same person. If you approve now, the history says so.`,
  look: 'Compare first',
}
