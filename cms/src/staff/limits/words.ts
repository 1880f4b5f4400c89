/** Words about the limits of members of staff. */
export const scopeWords = {
  everything: 'Not limited',
  deleted: 'A deleted college',
} as const
