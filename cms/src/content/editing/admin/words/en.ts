export const en = {
  heading: (record: string) => `Add: ${record.toLowerCase()}`,
  about: 'Start with the name. You fill in the rest on the next page. Nothing is public before you publish it.',
  empty: (label: string) => `Enter the ${label.replace(/^./, (first) => first.toLowerCase())}.`,
  send: 'Continue',
  busy: 'One moment …',
}
