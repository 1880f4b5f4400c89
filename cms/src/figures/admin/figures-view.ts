/** The pages of figures and of access keys, in Payload's configuration. */
export const FIGURES_VIEW = {
  Component: '/figures/admin/FiguresView.tsx#FiguresView',
  path: '/figures',
  exact: true,
  meta: { title: 'Figures' },
} as const

export const FIGURE_KEYS_VIEW = {
  Component: '/figures/admin/KeysView.tsx#KeysView',
  path: '/figures/keys',
  exact: true,
  meta: { title: 'Access keys for figures' },
} as const

/** The link among those to lists. */
export const FIGURES_LINK = '/figures/admin/FiguresLink.tsx#FiguresLink'
