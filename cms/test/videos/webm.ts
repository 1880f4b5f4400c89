/** WebM files with a valid structure and no picture that could be decoded. */

export function element(id: string, content: Buffer | string, isUnknownSize = false): Buffer {
  const body = Buffer.from(content)
  if (isUnknownSize) return Buffer.concat([Buffer.from(id, 'hex'), Buffer.from('01ffffffffffffff', 'hex'), body])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(0x10000000 + body.length)
  return Buffer.concat([Buffer.from(id, 'hex'), length, body])
}

const number = (id: string, value: number) => element(id, Buffer.from([value >> 8, value & 255]))

export const webmTrack = (type: number, codec: string, ...parts: Buffer[]) =>
  element('ae', Buffer.concat([number('83', type), element('86', codec), ...parts]))

interface WebmOptions {
  docType?: string
  tracks?: Buffer[]
  /** Elements of the segment between its tracks and its cluster. */
  more?: Buffer[]
  /** As browsers record: neither the segment nor its clusters say where they end. */
  isRecording?: boolean
  duration?: number | null
}

export const PICTURE_TRACK = webmTrack(1, 'V_VP8', element('e0', Buffer.concat([number('b0', 640), number('ba', 360)])))

/** A video of two seconds with 640 × 360 pixels. */
export function aWebm({
  docType = 'webm',
  tracks = [PICTURE_TRACK],
  more = [],
  isRecording = false,
  duration = 2000,
}: WebmOptions = {}): Buffer {
  const seconds = Buffer.alloc(8)
  seconds.writeDoubleBE(duration ?? 0)
  const info = element('1549a966', duration === null ? Buffer.alloc(0) : element('4489', seconds))
  const cluster = () =>
    element('1f43b675', Buffer.concat([number('e7', 0), element('a3', Buffer.alloc(20, 'b'))]), isRecording)
  const parts = [info, element('1654ae6b', Buffer.concat(tracks)), ...more, cluster(), cluster()]
  return Buffer.concat([
    element('1a45dfa3', element('4282', docType)),
    element('18538067', Buffer.concat(parts), isRecording),
  ])
}
