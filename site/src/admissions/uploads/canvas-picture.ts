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

interface FitOptions {
  picture: HTMLCanvasElement | ImageBitmap
  area: Area
  maxSide: number
  maxBytes: number
  /** Name of the original file. */
  name: string
}

/** Encodes a part of a picture as a JPEG of at most `maxBytes`; null if that is impossible. */
export async function fittingJpeg({ picture, area, maxSide, maxBytes, name }: FitOptions): Promise<File | null> {
  const steps = shrinkSteps({ width: area.width, height: area.height, maxSide })
  const blob = await firstThatFits(steps, maxBytes, ({ width, height, quality }) => {
    const canvas = drawn({ width, height }, (context) =>
      context.drawImage(picture, area.x, area.y, area.width, area.height, 0, 0, width, height),
    )
    return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality))
  })
  return blob && new File([blob], `${name.replace(/\.[^.]*$/, '')}.jpg`, { type: 'image/jpeg' })
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
