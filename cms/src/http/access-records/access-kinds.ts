/** What can be opened, as records name it, and as staff and the person concerned read it. */
export const ACCESS_LABELS = {
  account: 'Opened the account',
  application: 'Opened the application',
  document: 'Opened a document',
  printed: 'Printed a document',
  'identity-number': 'Saw the full Aadhaar number',
  list: 'Read a list',
  export: 'Exported a list',
} as const

export type AccessKind = keyof typeof ACCESS_LABELS
export const ACCESS_KINDS = Object.keys(ACCESS_LABELS).filter(isAccessKind)

function isAccessKind(name: string): name is AccessKind {
  return Object.hasOwn(ACCESS_LABELS, name)
}
