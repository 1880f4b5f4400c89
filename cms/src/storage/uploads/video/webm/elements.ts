import type { Blank } from '../video-file.ts'
import { requireValid, VIDEO_MESSAGES } from '../video-refused.ts'

/** An element of EBML (RFC 8794): its content lies between `from` and `end`. */
export interface Element {
  id: number
  start: number
  from: number
  /** Null if its header does not say where it ends, as in recordings of browsers. */
  end: number | null
}

/** Elements in one file: each block of a sound track is one. */
const MAX_ELEMENTS = 500_000
const VOID = 0xec
const LONGEST_SIZE = 8

/** Reads elements, and collects those that are removed. Reading past the end of the file is a RangeError. */
export class ElementReader {
  readonly bytes: Buffer
  readonly blanks: Blank[] = []
  private count = 0

  constructor(bytes: Buffer) {
    this.bytes = bytes
  }

  /** The element that starts at a place, within `end`. Throws VideoRefused if it does not fit. */
  at(start: number, end: number): Element {
    this.count += 1
    requireValid(this.count <= MAX_ELEMENTS, VIDEO_MESSAGES.tooComplex)
    const idLength = lengthOf(this.bytes.readUInt8(start), 4)
    const id = this.bytes.readUIntBE(start, idLength)
    const place = start + idLength
    const first = this.bytes.readUInt8(place)
    const sizeLength = lengthOf(first, LONGEST_SIZE)
    const from = place + sizeLength
    let size = BigInt(first & (0xff >> sizeLength))
    for (let index = place + 1; index < from; index++) size = size * 256n + BigInt(this.bytes.readUInt8(index))
    const isUnknown = size === 2n ** BigInt(7 * sizeLength) - 1n
    requireValid(isUnknown || BigInt(from) + size <= BigInt(end))
    return { id, start, from, end: isUnknown ? null : from + Number(size) }
  }

  /** The elements that fill a part of the file exactly. */
  within({ from, end }: Element): (Element & { end: number })[] {
    requireValid(end !== null)
    const elements: (Element & { end: number })[] = []
    for (let place = from; place < end; ) {
      const element = this.at(place, end)
      requireValid(element.end !== null)
      elements.push({ ...element, end: element.end })
      place = element.end
    }
    return elements
  }

  /** Makes filler of an element. */
  remove({ start, end }: { start: number; end: number }): void {
    const size = end - start
    requireValid(size >= 2)
    const sizeLength = size > LONGEST_SIZE ? LONGEST_SIZE : 1
    const from = start + 1 + sizeLength
    const content = end - from
    const bytes = [VOID, ...sizeBytes(content, sizeLength)]
    this.blanks.push({ header: { at: start, bytes }, start: from, end })
  }

  number({ from, end }: { from: number; end: number }): number {
    requireValid(end > from && end - from <= 6)
    return this.bytes.readUIntBE(from, end - from)
  }

  text({ from, end }: { from: number; end: number }): string {
    return this.bytes.toString('latin1', from, Math.min(end, from + 64)).replace(/\0+$/, '')
  }
}

/** The number of bytes of an ID or a size, from its first byte. */
function lengthOf(first: number, longest: number): number {
  const length = Math.clz32(first) - 23
  requireValid(length <= longest)
  return length
}

function sizeBytes(size: number, length: number): number[] {
  const bytes = Buffer.alloc(length)
  bytes.writeUIntBE(size, Math.max(0, length - 6), Math.min(6, length))
  bytes[0] = (bytes[0] ?? 0) | (0x80 >> (length - 1))
  return [...bytes]
}
