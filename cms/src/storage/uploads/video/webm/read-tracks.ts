import { requireValid, VIDEO_MESSAGES } from '../video-refused.ts'
import type { Element, ElementReader } from './elements.ts'

const ID = { entry: 0xae, type: 0x83, codec: 0x86, video: 0xe0, width: 0xb0, height: 0xba, encodings: 0x6d80 }
const TYPE = { picture: 1, sound: 2 }
const PICTURE_CODECS = ['V_VP8', 'V_VP9', 'V_AV1']
const SOUND_CODECS = ['A_OPUS', 'A_VORBIS']
const MAX_SIDE = 8192

/** The size of the only picture track. Throws VideoRefused for other tracks than picture and sound, and other codecs. */
export function readTracks(reader: ElementReader, tracks: Element): { width: number; height: number } {
  const sizes: { width: number; height: number }[] = []
  for (const entry of reader.within(tracks).filter(({ id }) => id === ID.entry)) {
    const parts = reader.within(entry)
    const part = (wanted: number) => parts.find(({ id }) => id === wanted)
    const [type, codec, video] = [part(ID.type), part(ID.codec), part(ID.video)]
    requireValid(type !== undefined && codec !== undefined)
    requireValid(part(ID.encodings) === undefined, VIDEO_MESSAGES.kind)
    const kind = reader.number(type)
    requireValid(kind === TYPE.picture || kind === TYPE.sound, VIDEO_MESSAGES.tracks)
    const isPicture = kind === TYPE.picture
    const codecs = isPicture ? PICTURE_CODECS : SOUND_CODECS
    requireValid(codecs.includes(reader.text(codec)), isPicture ? VIDEO_MESSAGES.picture : VIDEO_MESSAGES.sound)
    if (!isPicture) continue
    requireValid(video !== undefined)
    sizes.push(sizeIn(reader, video))
  }
  const [size, ...others] = sizes
  requireValid(size !== undefined && others.length === 0, VIDEO_MESSAGES.tracks)
  return size
}

function sizeIn(reader: ElementReader, video: Element): { width: number; height: number } {
  const parts = reader.within(video)
  const side = (wanted: number) => {
    const part = parts.find(({ id }) => id === wanted)
    const pixels = part === undefined ? 0 : reader.number(part)
    requireValid(pixels > 0 && pixels <= MAX_SIDE)
    return pixels
  }
  return { width: side(ID.width), height: side(ID.height) }
}
