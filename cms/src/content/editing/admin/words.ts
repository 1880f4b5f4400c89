/** Words of the page that asks for the name of a new record. */
export const newRecordWords = {
  heading: (record: string) => `Add: ${record.toLowerCase()}`,
  about: 'Start with the name. You fill in the rest on the next page. Nothing is public before you publish it.',
  empty: (label: string) => `Enter the ${label.charAt(0).toLowerCase()}${label.slice(1)}.`,
  send: 'Continue',
  busy: 'One moment …',
} as const
