/** English texts in which a term of the glossary means something else, by language and term. */
export const EXCEPTIONS: Readonly<Record<string, readonly string[]>> = {
  // The accounts office, not accounts of the portal.
  'accounts?': ['Accounts (fees and payments)'],
  // The signs above and below a letter.
  marks: ['{field} has a letter with more than four marks, or a mark without a letter. Type the text again.'],
}
