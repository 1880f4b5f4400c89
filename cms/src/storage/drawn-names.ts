const PRIVATE = 'private/'
const DRAWN = 'private/drawn/'

/**
 * The place of what is drawn from a private file or folder, e.g. `private/drawn/documents/a.pdf` for
 * `private/documents/a.pdf`. The portal can draw it again, so backups and moves leave it out.
 */
export const drawnFolder = (name: string): string => name.replace(PRIVATE, DRAWN)

/** The name of a drawn page in the storage; pages count from 1. */
export const drawnName = (name: string, page: number): string => `${drawnFolder(name)}/${page}.jpg`

export const isDrawn = (name: string): boolean => name.startsWith(DRAWN)

/** The file from which a page was drawn. */
export const sourceOfDrawn = (name: string): string => name.slice(0, name.lastIndexOf('/')).replace(DRAWN, PRIVATE)
