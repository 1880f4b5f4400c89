import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { type CardContent, SHARE_CARD_SIZE } from '@pravesh/shared/site/share-card'
import sharp, { type OverlayOptions } from 'sharp'
import { repositoryRoot } from '../../foundation/directories.ts'
import { type DrawnText, drawText, loadFonts } from './card-text.ts'

/** Networks load cards on phones. */
const MAX_BYTES = 100_000
const QUALITIES = [84, 74, 62, 50]

/** The site's colours. (site/src/styles/tokens.css) */
const colour = {
  paper: '#fcf9f2',
  indigo: '#1f2a5a',
  onIndigo: '#fdf8ec',
  onIndigoMuted: '#ccd1ea',
  marigold: '#f2a413',
}

const { width: WIDTH, height: HEIGHT } = SHARE_CARD_SIZE
const MARGIN = 64
/** The band at the bottom with the name of the site. */
const BAND = 104
const GROUND = HEIGHT - BAND
const PANEL = { left: 760, top: 48, width: 376, height: GROUND - 48 }
const COVER = { width: 320, height: 420 }
const TEXT_WIDTH = PANEL.left - MARGIN - 48

const emblemFile = path.join(repositoryRoot, 'site/public/icons/emblem.svg')
const jaliFile = path.join(repositoryRoot, 'site/src/styles/jali.svg')

/**
 * Draws a share card as a JPEG of at most 100 kB. `picture` are the bytes of its picture; null if there is none. The threads
 * of sharp do the work.
 */
export async function drawCard(content: CardContent, picture: Buffer | null): Promise<Buffer> {
  await loadFonts()
  const layers = [
    { input: await readFile(jaliFile), tile: true },
    { input: Buffer.from(band) },
    ...(picture === null ? [] : await pictureLayers(picture, content)),
    ...(await textLayers(content, picture === null ? WIDTH - 2 * MARGIN : TEXT_WIDTH)),
    ...(await nameLayers(content)),
  ]
  const ground = { create: { width: WIDTH, height: HEIGHT, channels: 3 as const, background: colour.indigo } }
  const drawn = await sharp(ground).composite(layers).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  for (const quality of QUALITIES) {
    const { width, height, channels } = drawn.info
    const jpeg = await sharp(drawn.data, { raw: { width, height, channels } })
      .jpeg({ quality, mozjpeg: true })
      .toBuffer()
    if (jpeg.length <= MAX_BYTES || quality === QUALITIES.at(-1)) return jpeg
  }
  throw new Error('There is no quality to try.')
}

const shapes = (content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">${content}</svg>`

const band = shapes(
  `<rect y="${GROUND}" width="${WIDTH}" height="${BAND}" fill="${colour.paper}"/>
  <rect y="${GROUND}" width="${WIDTH}" height="6" fill="${colour.marigold}"/>`,
)

async function textLayers({ label, title, facts }: CardContent, width: number): Promise<OverlayOptions[]> {
  const labelled = await drawText({ text: label, colour: colour.marigold, width, maxHeight: 44, sizes: [32, 28] })
  const named = await drawText({
    text: title,
    colour: colour.onIndigo,
    width,
    maxHeight: 250,
    sizes: [76, 66, 58, 50, 44],
  })
  const lines = facts.join('  ·  ')
  const stated =
    lines === ''
      ? null
      : await drawText({ text: lines, colour: colour.onIndigoMuted, width, maxHeight: 90, sizes: [36, 32, 28] })
  return stacked([labelled, named, ...(stated === null ? [] : [stated])])
}

const GAP = 32

/** Texts below each other, in the middle of the ground. */
function stacked(texts: readonly DrawnText[]): OverlayOptions[] {
  const height = texts.reduce((sum, text) => sum + text.height, GAP * (texts.length - 1))
  let top = Math.max(40, Math.round((GROUND - height) / 2))
  return texts.map(({ png, height: own }) => {
    const layer = { input: png, left: MARGIN, top }
    top += own + GAP
    return layer
  })
}

async function nameLayers({ siteName }: CardContent): Promise<OverlayOptions[]> {
  const emblem = await sharp(await readFile(emblemFile))
    .resize(64, 64)
    .png()
    .toBuffer()
  const name = await drawText({ text: siteName, colour: colour.indigo, width: 900, maxHeight: 50, sizes: [38, 32] })
  const middle = GROUND + 6 + (BAND - 6) / 2
  return [
    { input: emblem, left: MARGIN, top: Math.round(middle - 32) },
    { input: name.png, left: MARGIN + 80, top: Math.round(middle - name.height / 2) },
  ]
}

function pictureLayers(picture: Buffer, { isCover }: CardContent): Promise<OverlayOptions[]> {
  return isCover ? coverLayers(picture) : archLayers(picture)
}

/** A photograph within the arch of the site, on the band. */
async function archLayers(picture: Buffer): Promise<OverlayOptions[]> {
  const { left, top, width, height } = PANEL
  const arch = (inset: number) => {
    const [w, side] = [width - inset, height * 0.42]
    return `M${inset} ${height}V${side}Q${inset + 4} ${side * 0.42} ${width / 2} ${inset}Q${w - 4} ${side * 0.42} ${w} ${side}V${height}Z`
  }
  const svg = (content: string) =>
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${content}</svg>`)
  const frame = svg(`<path d="${arch(0)}" fill="${colour.marigold}"/>`)
  const photo = await sharp(picture)
    .resize(width, height, { fit: 'cover' })
    .composite([{ input: svg(`<path d="${arch(7)}"/>`), blend: 'dest-in' }])
    .png()
    .toBuffer()
  return [
    { input: frame, left, top },
    { input: photo, left, top },
  ]
}

/** A whole cover with a paper edge. */
async function coverLayers(picture: Buffer): Promise<OverlayOptions[]> {
  const cover = await sharp(picture)
    .resize(COVER.width, COVER.height, { fit: 'inside' })
    .extend({ top: 6, bottom: 6, left: 6, right: 6, background: colour.paper })
    .png()
    .toBuffer({ resolveWithObject: true })
  const { width, height } = cover.info
  const left = Math.round(PANEL.left + (PANEL.width - width) / 2)
  return [{ input: cover.data, left, top: Math.round((GROUND - height) / 2) }]
}
