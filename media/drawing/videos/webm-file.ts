import type { EncodedVideo } from './encode-walk.ts'

const ID = {
  header: '1a45dfa3',
  segment: '18538067',
  info: '1549a966',
  tracks: '1654ae6b',
  cues: '1c53bb6b',
  cluster: '1f43b675',
}
const APP = 'Pravesh'
const KEY_FRAME = 0x80

/** A WebM of one picture track: a cluster for each key frame, with their places before them, so that players can seek. */
export function webmFile({ width, height, frameMs, frames }: EncodedVideo): Buffer {
  const starts = frames.flatMap(({ isKey }, index) => (isKey ? [index] : []))
  const clusters = starts.map((start, at) => {
    const blocks = frames.slice(start, starts[at + 1]).map(({ base64, isKey }, index) => {
      const head = Buffer.from([0x81, 0, 0, isKey ? KEY_FRAME : 0])
      head.writeInt16BE(index * frameMs, 1)
      return element('a3', Buffer.concat([head, Buffer.from(base64, 'base64')]))
    })
    return element(ID.cluster, Buffer.concat([number('e7', start * frameMs), ...blocks]))
  })
  const info = element(
    ID.info,
    Buffer.concat([
      number('2ad7b1', 1_000_000),
      double('4489', frames.length * frameMs),
      text('4d80', APP),
      text('5741', APP),
    ]),
  )
  const video = element('e0', Buffer.concat([number('b0', width), number('ba', height)]))
  const track = [number('d7', 1), number('73c5', 1), number('83', 1), text('86', 'V_VP9'), video]
  const tracks = element(ID.tracks, element('ae', Buffer.concat(track)))
  const cuesAt = (places: readonly number[]) =>
    element(
      ID.cues,
      Buffer.concat(
        starts.map((start, at) => {
          const place = element('b7', Buffer.concat([number('f7', 1), number('f1', places[at] ?? 0)]))
          return element('bb', Buffer.concat([number('b3', start * frameMs), place]))
        }),
      ),
    )
  // All numbers have the same length, so the places do not move what follows them.
  let place = info.length + tracks.length + cuesAt([]).length
  const places = clusters.map((cluster) => {
    const at = place
    place += cluster.length
    return at
  })
  return Buffer.concat([
    element(ID.header, Buffer.concat([text('4282', 'webm'), number('4287', 4), number('4285', 2)])),
    element(ID.segment, Buffer.concat([info, tracks, cuesAt(places), ...clusters])),
  ])
}

function element(id: string, content: Buffer): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(0x10000000 + content.length)
  return Buffer.concat([Buffer.from(id, 'hex'), length, content])
}

function number(id: string, value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return element(id, bytes)
}

function double(id: string, value: number): Buffer {
  const bytes = Buffer.alloc(8)
  bytes.writeDoubleBE(value)
  return element(id, bytes)
}

const text = (id: string, value: string) => element(id, Buffer.from(value))
