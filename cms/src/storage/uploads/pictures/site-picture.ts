import { openPicture } from './open-picture.ts'
import { type PictureBox, within } from './picture-box.ts'

interface SitePictureOptions {
  bytes: Uint8Array
  box: PictureBox
}

interface SitePicture {
  bytes: Buffer
  type: 'image/jpeg' | 'image/png'
}

/**
 * Decodes a picture of staff and encodes it upright, within the box and nearly without loss, as the source from which
 * the portal makes the published sizes. Of an animation, its first picture. Null when it cannot be decoded.
 */
export async function sitePicture({ bytes, box }: SitePictureOptions): Promise<SitePicture | null> {
  try {
    const image = await openPicture(bytes)
    const { hasAlpha } = await image.metadata()
    const scaled = image.autoOrient().resize(within(box))
    // Quick to encode and to decode again; JPEG has no transparency.
    return hasAlpha
      ? { bytes: await scaled.png({ compressionLevel: 1 }).toBuffer(), type: 'image/png' }
      : { bytes: await scaled.jpeg({ quality: 96, chromaSubsampling: '4:4:4' }).toBuffer(), type: 'image/jpeg' }
  } catch {
    return null
  }
}
