/** Text of the part of the review about what staff found out. */
export const axesWords = {
  title: 'What we know',
  fromDocuments: 'From the checks of the documents.',
} as const
