const NEWER = ' (newer)'

/** Messages about drafts. */
export const words = {
  saving: 'Saving…',
  saved: 'Saved',
  storedLocally: 'Saved on this phone. We’ll send it when you are online.',
  notStored: 'Not saved yet. Keep this page open. We’ll save it when you are online.',
  onPhone: 'Saved on this phone.',
  onPhoneOnly: 'Saved on this phone only.',
  notSaved: 'Not saved yet.',
  loggedOut: 'Your session has ended.',
  conflict: {
    title: 'You continued on another device',
    text: 'You changed this form in two places. Choose which version to keep. We’ll discard the other one.',
    here: (when: string, isNewer: boolean) => `On this device: last changed ${when}${isNewer ? NEWER : ''}`,
    there: (when: string, isNewer: boolean) => `On the other device: last changed ${when}${isNewer ? NEWER : ''}`,
    differ: 'These answers differ:',
    more: (count: number) => `and ${count} more`,
    documents: 'The documents',
    useHere: 'Keep the version on this device',
    useThere: 'Keep the version on the other device',
  },
} as const
