/** Above what any phone camera fits into 5 MB, and low enough to stop decompression bombs. */
export const MAX_PIXELS = 64_000_000

/** Largest width and height of a picture, in pixels. */
export interface PictureBox {
  width: number
  height: number
}

/** Options of sharp's `resize`: scales larger pictures down and keeps their shape. */
export function within({ width, height }: PictureBox) {
  return { width, height, fit: 'inside', withoutEnlargement: true } as const
}
