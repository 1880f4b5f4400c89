/** Labels of the fields of an application form, apart from the questions. */
export const words = {
  optional: (label: string) => `${label} (optional)`,
  choose: 'Choose…',
  noChoices: 'No options yet',
  locked: {
    account: 'This comes from your account. Contact us to change it.',
    sameAddress: 'Same as the permanent address.',
    marks: 'Enter the full marks first.',
  },
  /** Placeholder for a percentage. */
  notYet: '–',
  courseFee: 'Fee for the whole course at this college:',
} as const
