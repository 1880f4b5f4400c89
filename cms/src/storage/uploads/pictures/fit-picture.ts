import { openPicture } from './open-picture.ts'
import { type PictureBox, within } from './picture-box.ts'

interface FitOptions {
  bytes: Uint8Array
  box: PictureBox
}

/** Scales a stored picture down to a box; unchanged if it fits. Null when it cannot be decoded. */
export async function fitPicture({ bytes, box }: FitOptions): Promise<Uint8Array | null> {
  try {
    const image = await openPicture(bytes)
    const { width, height } = await image.metadata()
    if (width <= box.width && height <= box.height) return bytes
    return await image.resize(within(box)).toBuffer()
  } catch {
    return null
  }
}
