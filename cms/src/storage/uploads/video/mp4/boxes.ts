import type { Blank } from '../video-file.ts'
import { requireValid, VIDEO_MESSAGES } from '../video-refused.ts'

/** A box of an MP4: its content lies between `from` and `end`. */
export interface Box {
  type: string
  start: number
  from: number
  end: number
}

/** Boxes in one file; a short video has some hundreds. */
const MAX_BOXES = 20_000

/** Reads boxes, and collects those that are removed. */
export class BoxReader {
  readonly bytes: Buffer
  readonly blanks: Blank[] = []
  private count = 0

  constructor(bytes: Buffer) {
    this.bytes = bytes
  }

  /** The boxes that fill a part of the file exactly. Throws VideoRefused if they do not. */
  read(from: number, end: number): Box[] {
    const boxes: Box[] = []
    for (let start = from; start < end; ) {
      requireValid(start + 8 <= end)
      this.count += 1
      requireValid(this.count <= MAX_BOXES, VIDEO_MESSAGES.tooComplex)
      const short = this.bytes.readUInt32BE(start)
      const headerSize = short === 1 ? 16 : 8
      requireValid(start + headerSize <= end)
      // Zero: up to the end, for the last box of the file.
      const size = short === 1 ? Number(this.bytes.readBigUInt64BE(start + 8)) : short
      const stop = size === 0 && end === this.bytes.length && from === 0 ? end : start + size
      requireValid(stop >= start + headerSize && stop <= end)
      boxes.push({
        type: this.bytes.toString('latin1', start + 4, start + 8),
        start,
        from: start + headerSize,
        end: stop,
      })
      start = stop
    }
    return boxes
  }

  /** The boxes of a part by type. Those of other types are removed. */
  readOnly(types: readonly string[], { from, end }: Pick<Box, 'from' | 'end'>): Box[] {
    const boxes = this.read(from, end)
    for (const box of boxes) if (!types.includes(box.type)) this.remove(box)
    return boxes.filter(({ type }) => types.includes(type))
  }

  remove({ start, from, end }: Box): void {
    this.blanks.push({ header: { at: start + 4, bytes: [...Buffer.from('free')] }, start: from, end })
  }
}

/** The only box of a type. */
export function oneBox(boxes: readonly Box[], type: string, message: string = VIDEO_MESSAGES.broken): Box {
  const [box, ...others] = boxes.filter((each) => each.type === type)
  requireValid(box !== undefined && others.length === 0, message)
  return box
}
