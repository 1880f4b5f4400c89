import type { VideoFile } from '../video-file.ts'
import { requireValid, VIDEO_MESSAGES } from '../video-refused.ts'
import { type Element, ElementReader } from './elements.ts'
import { readTracks } from './read-tracks.ts'

const ID = {
  docType: 0x4282,
  segment: 0x18538067,
  seekHead: 0x114d9b74,
  info: 0x1549a966,
  tracks: 0x1654ae6b,
  cluster: 0x1f43b675,
  cues: 0x1c53bb6b,
  chapters: 0x1043a770,
  tags: 0x1254c367,
  attachments: 0x1941a469,
  timestampScale: 0x2ad7b1,
  duration: 0x4489,
  simpleBlock: 0xa3,
  blockGroup: 0xa0,
}

/** Elements of a segment. A cluster of unknown size ends where one of these begins. */
const IN_SEGMENT = [ID.seekHead, ID.info, ID.tracks, ID.cluster, ID.cues, ID.chapters, ID.tags, ID.attachments]
const KEPT = [ID.seekHead, ID.info, ID.tracks, ID.cluster, ID.cues]
const MAX_HEADER_BYTES = 256
const DEFAULT_SCALE = 1_000_000

/** Reads a WebM. Throws VideoRefused. */
export function readWebm(bytes: Buffer): VideoFile {
  const reader = new ElementReader(bytes)
  const header = reader.at(0, bytes.length)
  requireValid(header.end !== null && header.end <= MAX_HEADER_BYTES)
  const type = reader.within(header).find(({ id }) => id === ID.docType)
  requireValid(type !== undefined && reader.text(type) === 'webm', VIDEO_MESSAGES.kind)
  const segment = reader.at(header.end, bytes.length)
  requireValid(segment.id === ID.segment && (segment.end ?? bytes.length) === bytes.length)
  const elements = readSegment(reader, segment)
  const [tracks, ...others] = elements.filter(({ id }) => id === ID.tracks)
  requireValid(tracks !== undefined && others.length === 0)
  return {
    type: 'video/webm',
    ...readTracks(reader, tracks),
    seconds: secondsOf(reader, elements),
    blanks: reader.blanks,
    zeros: [],
  }
}

type Closed = Element & { end: number }

/** The elements of a segment. All but those that players need are removed. */
function readSegment(reader: ElementReader, { from }: Element): Closed[] {
  const { length } = reader.bytes
  const elements: Closed[] = []
  let blocks = 0
  for (let place = from; place < length; ) {
    const element = reader.at(place, length)
    const end = element.id === ID.cluster ? endOfCluster(reader, element, () => (blocks += 1)) : element.end
    requireValid(end !== null)
    const closed = { ...element, end }
    if (KEPT.includes(element.id)) elements.push(closed)
    else reader.remove(closed)
    place = end
  }
  requireValid(blocks > 0)
  return elements
}

/** Reads the elements of a cluster and returns its end. */
function endOfCluster(reader: ElementReader, cluster: Element, count: () => void): number {
  const end = cluster.end ?? reader.bytes.length
  let place = cluster.from
  while (place < end) {
    const element = reader.at(place, end)
    if (cluster.end === null && IN_SEGMENT.includes(element.id)) return place
    requireValid(element.end !== null && !IN_SEGMENT.includes(element.id))
    if (element.id === ID.simpleBlock || element.id === ID.blockGroup) count()
    place = element.end
  }
  return place
}

function secondsOf(reader: ElementReader, elements: readonly Closed[]): number | null {
  const info = elements.find(({ id }) => id === ID.info)
  if (info === undefined) return null
  const facts = reader.within(info)
  const scale = facts.find(({ id }) => id === ID.timestampScale)
  const duration = facts.find(({ id }) => id === ID.duration)
  if (duration === undefined) return null
  const isDouble = duration.end - duration.from === 8
  requireValid(isDouble || duration.end - duration.from === 4)
  const units = isDouble ? reader.bytes.readDoubleBE(duration.from) : reader.bytes.readFloatBE(duration.from)
  const seconds = (units * (scale === undefined ? DEFAULT_SCALE : reader.number(scale))) / 1e9
  return Number.isFinite(seconds) && seconds > 0 ? seconds : null
}
