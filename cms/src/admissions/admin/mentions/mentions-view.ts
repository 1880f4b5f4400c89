/** The page with one's own mentions, in Payload's configuration. */
export const MENTIONS_VIEW = {
  Component: '/admissions/admin/mentions/MentionsView.tsx#MentionsView',
  path: '/mentions',
  meta: { title: 'Mentions' },
} as const
