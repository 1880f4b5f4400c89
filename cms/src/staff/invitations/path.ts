/** Of the page behind the link, below `/admin`. */
export const INVITATION_PATH = '/invitation'
