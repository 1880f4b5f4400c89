/** Text about deadlines of corrections, for the history and for students. */
export const deadlineWords = {
  portal: 'Portal',
  by: (name: string) => `${name}, by the deadline`,
  passed: (day: string) => `The last day for the corrections, ${day}, has passed. The student has sent none.`,
  returned: (day: string) =>
    `We asked for corrections by ${day} and received none. We’ll decide on the application as you sent it.`,
  closed: (day: string) =>
    `We asked for corrections by ${day} and received none. You can apply again while applications are open.`,
} as const
