import type { Readable } from 'node:stream'

/** Reads a stream in parts of known sizes. */
export class ByteReader {
  private readonly chunks: AsyncIterator<Buffer>
  private rest: Buffer = Buffer.alloc(0)

  constructor(stream: Readable) {
    this.chunks = stream[Symbol.asyncIterator]()
  }

  /** The next bytes. Throws if the stream ends before. */
  async take(bytes: number): Promise<Buffer> {
    const parts = [this.rest]
    let size = this.rest.length
    while (size < bytes) {
      const { done, value } = await this.chunks.next()
      if (done) throw new Error(`The stream ends ${bytes - size} bytes early.`)
      parts.push(value)
      size += value.length
    }
    const all = parts.length === 1 ? this.rest : Buffer.concat(parts)
    this.rest = all.subarray(bytes)
    return all.subarray(0, bytes)
  }

  /** Whether nothing follows. */
  async isAtEnd(): Promise<boolean> {
    while (this.rest.length === 0) {
      const { done, value } = await this.chunks.next()
      if (done) return true
      this.rest = value
    }
    return false
  }
}
