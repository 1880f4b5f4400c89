/** What several pages of applications say. Kept apart from the markup so that other languages can follow. */
export const words = {
  offline: 'We could not reach the portal. What you typed is still here. Check your connection and try again.',
  loading: 'One moment…',
} as const
