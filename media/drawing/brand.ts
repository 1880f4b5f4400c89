import { openingPath } from './buildings/openings.ts'
import { faces, setText } from './covers/type.ts'
import { ink, marigold, paper } from './palette.ts'
import { savePng, saveSvg } from './save.ts'
import { hero } from './scenes/hero.ts'
import { box, circle, inside, path, rect } from './svg.ts'

interface Inks {
  arch: string
  door: string
  page: string
  shade: string
}

const inks: Inks = { arch: ink.deep, door: paper.base, page: ink.deep, shade: ink.mid }
const reversed: Inks = { arch: paper.base, door: ink.deep, page: paper.base, shade: ink.pale }

/** The emblem in a 512 box: a doorway with the sun in it and an open book as its threshold. */
function emblem({ arch, door, page, shade }: Inks): string {
  return (
    path('M72 456V226Q76 108 256 28Q436 108 440 226V456Z', arch) +
    path(openingPath('cusped', 134, 136, 244, 320), door) +
    circle(256, 262, 52, marigold.base) +
    path('M256 386Q208 346 152 356V438Q208 428 256 462Z', page) +
    path('M256 386Q304 346 360 356V438Q304 428 256 462Z', shade) +
    rect(48, 456, 416, 30, arch, 'rx="6"')
  )
}

const icon = (body: string, ground: string | null, scale: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512" width="512" height="512">${ground ? rect(0, 0, 512, 512, ground) : ''}<g transform="translate(${256 - 256 * scale} ${256 - 256 * scale}) scale(${scale})">${body}</g></svg>`

async function socialCard(): Promise<string> {
  const scene = hero().replace(
    /width="1600" height="1000" viewBox="0 0 1600 1000"/,
    'x="500" y="0" width="700" height="630" viewBox="420 60 1000 900" preserveAspectRatio="xMidYMid slice"',
  )
  const name = await setText({
    text: 'Pravesh',
    face: faces.serif,
    x: 70,
    y: 350,
    width: 400,
    size: 112,
    fill: ink.deep,
  })
  const hindi = await setText({
    text: 'प्रवेश',
    face: faces.devanagari,
    x: 72,
    y: 424,
    width: 300,
    size: 54,
    fill: marigold.deep,
  })
  const lines = await setText({
    text: 'Your way into teaching and pharmacy',
    face: faces.text,
    x: 72,
    y: 506,
    width: 370,
    size: 38,
    lines: 2,
    fill: ink.mid,
  })
  const edge = 'M0 0H500Q470 315 530 630H0Z'
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630">${inside(box(0, 0, 1200, 630), scene)}${path('M0 0H512Q482 315 542 630H0Z', marigold.base)}${path(edge, paper.base)}<g transform="translate(66 84) scale(0.3)">${emblem(inks)}</g>${name.svg}${hindi.svg}${lines.svg}</svg>`
}

/** Draws the emblem, the icons and the social card. */
export async function drawBrand(): Promise<void> {
  await saveSvg('brand/emblem.svg', icon(emblem(inks), null, 1))
  for (const size of [32, 192, 512]) await savePng(`brand/icon-${size}.png`, icon(emblem(inks), null, 1), size)
  await savePng('brand/icon-180.png', icon(emblem(inks), paper.base, 0.82), 180)
  await savePng('brand/icon-maskable-512.png', icon(emblem(reversed), ink.deep, 0.62), 512)
  const bytes = await savePng('brand/social.png', await socialCard(), 1200)
  console.log(`brand/social.png ${Math.round(bytes / 1000)} kB`)
}
