/** Text of the bars above lists. */
export const listWords = {
  all: 'All',
  any: 'All',
  moreThan: (count: string) => `${count}+`,
  show: 'Show',
  clear: 'Clear filters',
} as const
