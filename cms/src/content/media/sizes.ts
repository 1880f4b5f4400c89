/** The rendition of a picture that previews of links show. */
export const SOCIAL_SIZE = 'social'

/** How the names of AVIF renditions begin; their width follows. */
export const AVIF_SIZE = 'avif'
