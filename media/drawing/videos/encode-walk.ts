/** A video as its encoded frames. */
export interface EncodedVideo {
  width: number
  height: number
  frameMs: number
  frames: { base64: string; isKey: boolean }[]
}

/** Runs in the browser, so it uses nothing of this file. Each still is shown for five seconds and fades into the next. */
export async function encodeWalk(stills: string[]): Promise<EncodedVideo> {
  const [width, height, frameMs, framesOfStill, framesOfFade] = [640, 360, 100, 50, 10]
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('This browser has no canvas.')
  const pictures = await Promise.all(
    stills.map(async (still) => createImageBitmap(await (await fetch(`data:image/webp;base64,${still}`)).blob())),
  )
  const frames: EncodedVideo['frames'] = []
  let failure: Error | null = null
  const encoder = new VideoEncoder({
    output: (chunk) => {
      const bytes = new Uint8Array(chunk.byteLength)
      chunk.copyTo(bytes)
      frames.push({ base64: btoa(String.fromCharCode(...bytes)), isKey: chunk.type === 'key' })
    },
    error: (error) => {
      failure = error
    },
  })
  encoder.configure({ codec: 'vp09.00.10.08', width, height, bitrate: 22_000, framerate: 1000 / frameMs })

  const cover = (picture: ImageBitmap, alpha: number) => {
    const scale = Math.max(width / picture.width, height / picture.height)
    const [w, h] = [picture.width * scale, picture.height * scale]
    context.globalAlpha = alpha
    context.drawImage(picture, (width - w) / 2, (height - h) / 2, w, h)
    context.globalAlpha = 1
  }
  for (let index = 0; index < pictures.length * framesOfStill; index++) {
    const at = Math.floor(index / framesOfStill)
    const [picture, next] = [pictures[at], pictures[at + 1]]
    const faded = ((index % framesOfStill) - (framesOfStill - framesOfFade)) / framesOfFade
    if (picture) cover(picture, 1)
    if (next && faded > 0) cover(next, faded)
    context.fillStyle = '#1d2350'
    context.fillRect(16, 16, 226, 34)
    context.fillStyle = '#fff'
    context.font = '600 18px sans-serif'
    context.fillText('Demo: drawings, no film', 26, 39)
    const frame = new VideoFrame(canvas, { timestamp: index * frameMs * 1000, duration: frameMs * 1000 })
    encoder.encode(frame, { keyFrame: index % framesOfStill === 0 })
    frame.close()
  }
  await encoder.flush()
  if (failure !== null) throw failure
  return { width, height, frameMs, frames }
}
