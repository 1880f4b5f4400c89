/** The page with one's own exports, in Payload's configuration. */
export const EXPORTS_VIEW = {
  Component: '/documents/exported/admin/ExportsView.tsx#ExportsView',
  path: '/exports',
  meta: { title: 'Exports' },
} as const
