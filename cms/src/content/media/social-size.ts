/** The rendition of a picture that previews of links show. */
export const SOCIAL_SIZE = 'social'
