/** Messages shared by the application pages. */
export const words = {
  offline: 'We could not reach the portal. What you typed is still here. Check your connection and try again.',
  loading: 'One moment…',
} as const
