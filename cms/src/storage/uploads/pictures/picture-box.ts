/** Largest width and height of a picture, in pixels. */
export interface PictureBox {
  width: number
  height: number
}

/** Options of sharp's `resize`: scales larger pictures down and keeps their shape. */
export function within({ width, height }: PictureBox) {
  return { width, height, fit: 'inside', withoutEnlargement: true } as const
}
