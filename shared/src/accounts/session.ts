/** The session of a student. Apart from the forms, so that pages need no schemas for it. */
export const SESSION = {
  cookie: '_pravesh_user_access_token',
  /** Local-storage flag beside the cookie; not a secret, it only selects the navigation on static pages. */
  flag: '_pravesh_user_logged_in',
  /** One day. (spec 1, 9) */
  seconds: 24 * 60 * 60,
} as const
