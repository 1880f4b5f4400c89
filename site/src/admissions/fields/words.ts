/** What the fields of an application form say beside the questions themselves. */
export const words = {
  optional: (label: string) => `${label} (optional)`,
  choose: 'Choose…',
  noChoices: 'Nothing to choose yet',
  locked: {
    account: 'From your account. Write to us to change it.',
    sameAddress: 'Same as the permanent address.',
    marks: 'Enter the full marks first.',
  },
  /** Read where a percentage will be. */
  notYet: '–',
  courseFee: 'Fee for the whole course there:',
} as const
