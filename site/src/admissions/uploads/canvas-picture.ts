import { firstThatFits, shrinkSteps } from './shrink.ts'

/** A rectangle of a picture, in pixels. */
export interface Area {
  x: number
  y: number
  width: number
  height: number
}

/** Decodes a picture, upright; null if this browser cannot. */
export async function readPicture(file: Blob): Promise<ImageBitmap | null> {
  return createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => null)
}

interface TurnOptions {
  width: number
  height: number
  /** Quarter turns clockwise. */
  turns: number
}

/** Draws a picture, scaled to `width` × `height` and rotated. */
export function turnedCanvas(picture: ImageBitmap, { width, height, turns }: TurnOptions): HTMLCanvasElement {
  const isLying = turns % 2 === 1
  return drawn(isLying ? { width: height, height: width } : { width, height }, (context, canvas) => {
    context.translate(canvas.width / 2, canvas.height / 2)
    context.rotate((turns * Math.PI) / 2)
    context.drawImage(picture, -width / 2, -height / 2, width, height)
  })
}

interface EncodeOptions {
  picture: HTMLCanvasElement | ImageBitmap
  area: Area
  maxSide: number
  maxBytes: number
}

/** A JPEG with its size in pixels. */
export interface EncodedPicture {
  jpeg: Blob
  width: number
  height: number
}

/** Encodes a part of a picture as a JPEG of at most `maxBytes`; null if that is impossible. */
export async function encodeToFit({ picture, area, maxSide, maxBytes }: EncodeOptions): Promise<EncodedPicture | null> {
  const steps = shrinkSteps({ width: area.width, height: area.height, maxSide })
  let size = { width: 0, height: 0 }
  const jpeg = await firstThatFits(steps, maxBytes, ({ width, height, quality }) => {
    size = { width, height }
    const canvas = drawn(size, (context) =>
      context.drawImage(picture, area.x, area.y, area.width, area.height, 0, 0, width, height),
    )
    return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality))
  })
  return jpeg && { jpeg, ...size }
}

interface FitOptions extends EncodeOptions {
  /** Name of the original file. */
  name: string
}

/** `encodeToFit` as a file. */
export async function fittingJpeg({ name, ...options }: FitOptions): Promise<File | null> {
  const encoded = await encodeToFit(options)
  return encoded && new File([encoded.jpeg], `${name.replace(/\.[^.]*$/, '')}.jpg`, { type: 'image/jpeg' })
}

/** The whole of a picture. */
export function wholeOf({ width, height }: { width: number; height: number }): Area {
  return { x: 0, y: 0, width, height }
}

/** Longer side of a thumbnail, in pixels of a screen with two for each of CSS. */
const THUMBNAIL_SIDE = 160

/** A small picture as a data URL. */
export function thumbnailOf(picture: ImageBitmap): string {
  const scale = THUMBNAIL_SIDE / Math.max(picture.width, picture.height)
  const [width, height] = [Math.round(picture.width * scale) || 1, Math.round(picture.height * scale) || 1]
  return turnedCanvas(picture, { width, height, turns: 0 }).toDataURL('image/jpeg', 0.7)
}

/** A canvas with a white background. */
function drawn(
  { width, height }: { width: number; height: number },
  draw: (context: CanvasRenderingContext2D, canvas: HTMLCanvasElement) => void,
): HTMLCanvasElement {
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  const context = canvas.getContext('2d')
  if (context === null) return canvas
  context.imageSmoothingQuality = 'high'
  context.fillStyle = '#fff'
  context.fillRect(0, 0, width, height)
  draw(context, canvas)
  return canvas
}
