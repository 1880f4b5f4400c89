const NEWER = ' (newer)'

export const en = {
  title: 'You continued on another device',
  text: 'You changed this form in two places. Choose which version to keep. We’ll discard the other one.',
  here: (when: string, isNewer: boolean) => `On this device: last changed ${when}${isNewer ? NEWER : ''}`,
  there: (when: string, isNewer: boolean) => `On the other device: last changed ${when}${isNewer ? NEWER : ''}`,
  differ: 'These answers differ:',
  more: (count: number) => `and ${count} more`,
  documents: 'The documents',
  useHere: 'Keep the version on this device',
  useThere: 'Keep the version on the other device',
}
