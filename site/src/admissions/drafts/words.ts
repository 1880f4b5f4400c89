const NEWER = ' (newer)'

/** What is said of a form that is not sent in yet. */
export const words = {
  saving: 'Saving…',
  saved: 'Saved',
  kept: 'Saved on this phone, will be sent when you are online',
  notKept: 'Not saved yet. Keep this page open; it is sent when you are online',
  onPhone: 'Saved on this phone.',
  onPhoneOnly: 'Saved on this phone only.',
  notSaved: 'Not saved yet.',
  loggedOut: 'Your login has ended.',
  conflict: {
    title: 'You continued on another device',
    text: 'This form was filled in further in two places. Which one do you want to go on with? The other one is let go.',
    here: (when: string, isNewer: boolean) => `On this device: last changed ${when}${isNewer ? NEWER : ''}`,
    there: (when: string, isNewer: boolean) => `On the other device: last changed ${when}${isNewer ? NEWER : ''}`,
    differ: 'These answers are not the same:',
    more: (count: number) => `and ${count} more`,
    documents: 'The documents',
    useHere: 'Go on with this device’s',
    useThere: 'Go on with the other device’s',
  },
} as const
