/** Text about deadlines of corrections, for the history. */
export const historyWords = {
  portal: 'Portal',
  by: (name: string) => `${name}, by the deadline`,
  passed: (day: string) => `The last day for the corrections, ${day}, has passed. The student has sent none.`,
} as const
