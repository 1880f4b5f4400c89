/** What is said of a form that is not sent in yet. */
export const words = {
  saving: 'Saving…',
  saved: 'Saved',
  kept: 'Saved on this phone, will be sent when you are online',
  loggedOut: 'Saved on this phone. Your login has ended:',
  logIn: 'log in again',
  /** Before what the server says about it. */
  refused: 'Saved on this phone only.',
  conflict: {
    title: 'You continued on another device',
    text: 'This form was filled in further in two places. Which one do you want to go on with? The other one is let go.',
    here: (when: string) => `On this device: last changed ${when}`,
    there: (when: string) => `On the other device: last changed ${when}`,
    differ: 'These answers are not the same:',
    more: (count: number) => `and ${count} more`,
    documents: 'The documents',
    useHere: 'Go on with this device’s',
    useThere: 'Go on with the other device’s',
  },
} as const
