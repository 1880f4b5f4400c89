import { openingPath } from '../buildings/openings.ts'
import { ink, mix, paper } from '../palette.ts'
import { box, circle, inside, line, multiply, path, rect } from '../svg.ts'
import type { Cover } from './cover-design.ts'
import { faces, setText } from './type.ts'

const [W, H] = [800, 1100]

/** The page with the crease of the spine and a thin light edge, like a printed paperback. */
function page(ground: string, body: string): string {
  const crease = multiply(rect(0, 0, 12, H, ink.soft) + rect(26, 0, 5, H, ink.soft), 0.28)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${W}" height="${H}" viewBox="0 0 ${W} ${H}">${rect(0, 0, W, H, ground)}${body}${crease}</svg>`
}

const label = async (
  text: string,
  x: number,
  y: number,
  fill: string,
  anchor: 'start' | 'middle' | 'end' = 'start',
  size = 24,
): Promise<string> =>
  (await setText({ text, face: faces.label, x, y, width: 600, size, fill, anchor, spacing: 1.2 })).svg

/** Motif above, title on paper below. */
async function banded(c: Cover): Promise<string> {
  const title = await setText({
    text: c.title,
    face: c.face,
    x: 76,
    y: 600,
    width: 650,
    size: 84,
    lines: 3,
    fill: ink.deepest,
  })
  const shift = 640 + title.size * 0.82 - 600
  const sub = c.subtitle
    ? await setText({
        text: c.subtitle,
        face: faces.text,
        x: 76,
        y: 600 + shift + title.height - title.size + 58,
        width: 640,
        size: 40,
        lines: 2,
        fill: ink.mid,
        italic: true,
      })
    : null
  const motif = `<g>${inside(box(0, 0, W, 560), c.drawMotif(W, 560, c.tone, c.accent))}</g>`
  return page(
    paper.base,
    `${rect(0, 0, W, 560, c.field) + motif + rect(0, 548, W, 12, c.accent) + rect(76, 60, 300, 62, c.field) + (await label(`${c.course}  ·  ${c.semester}`, 96, 100, c.text))}<g transform="translate(0 ${shift})">${title.svg}</g>${sub?.svg ?? ''}${(await setText({ text: c.author, face: c.authorFace, x: 76, y: 966, width: 620, size: 36, fill: ink.deep })).svg}${line('M76 992H724', mix(paper.shade, ink.soft, 0.3), 2)}${await c.drawImprint(76, 1040, c.deep, paper.base, 'start')}`,
  )
}

/** A large title on the field with the semester's figure in outline. */
async function typographic(c: Cover): Promise<string> {
  const title = await setText({
    text: c.title,
    face: c.face,
    x: 80,
    y: 0,
    width: 640,
    size: 116,
    lines: 4,
    fill: c.text,
  })
  const top = 250 + title.size * 0.6
  const figure = `<text x="${W - 40}" y="${H - 150}" text-anchor="end" font-family="EB Garamond" font-weight="600" font-size="620" fill="${c.tone}">${c.number}</text>`
  const end = top + title.height - title.size
  const sub = c.subtitle
    ? await setText({
        text: c.subtitle,
        face: faces.text,
        x: 80,
        y: end + 74,
        width: 620,
        size: 44,
        lines: 2,
        fill: c.second,
        italic: true,
      })
    : null
  return page(
    c.field,
    `${figure + rect(80, 90, 120, 14, c.accent) + (await label(c.course, 80, 160, c.text, 'start', 30)) + (await label(c.semester, 720, 160, c.text, 'end', 26))}<g transform="translate(0 ${top})">${title.svg}</g>${sub?.svg ?? ''}${rect(80, 900, 640, 3, c.accent)}${(await setText({ text: c.author, face: c.authorFace, x: 80, y: 958, width: 620, size: 40, fill: c.text })).svg}${await c.drawImprint(80, 1030, c.text, c.field, 'start')}`,
  )
}

/** Centred, framed, with an emblem in a medallion. */
async function medallion(c: Cover): Promise<string> {
  const title = await setText({
    text: c.title,
    face: c.face,
    x: 400,
    y: 0,
    width: 560,
    size: 80,
    lines: 3,
    fill: ink.deepest,
    anchor: 'middle',
  })
  const top = 180 + title.size * (c.face === faces.urdu ? 1.3 : 0.72)
  const end = top + title.height - title.size
  const sub = c.subtitle
    ? await setText({
        text: c.subtitle,
        face: faces.text,
        x: 400,
        y: end + (c.face === faces.urdu ? 96 : 60),
        width: 540,
        size: 38,
        fill: c.deep,
        anchor: 'middle',
        italic: true,
      })
    : null
  const cy = 690
  const frame =
    rect(44, 32, W - 76, H - 64, 'none', `stroke="${c.field}" stroke-width="14"`) +
    rect(64, 52, W - 116, H - 104, 'none', `stroke="${c.field}" stroke-width="2.5"`)
  const rosette = Array.from(
    { length: 24 },
    (_, index) =>
      `<g transform="rotate(${index * 15} 400 ${cy})">${path(`M400 ${cy - 206}q-20 -18 0 -36q20 18 0 36z`, index % 2 ? c.accent : c.field)}</g>`,
  ).join('')
  return page(
    paper.bright,
    `${frame + (await label(`${c.course}  ·  ${c.semester}`, 400, 124, c.deep, 'middle', 27)) + line('M300 146H500', c.accent, 4)}<g transform="translate(0 ${top})">${title.svg}</g>${sub?.svg ?? ''}${circle(400, cy, 196, c.field)}${circle(400, cy, 180, 'none', `stroke="${c.accent}" stroke-width="3"`)}${rosette}${c.drawEmblem(400, cy, 1.22, { main: c.text, accent: c.accent, ground: c.field })}${(await setText({ text: c.author, face: c.authorFace, x: 400, y: c.face === faces.urdu ? 944 : 962, width: 540, size: 34, fill: ink.deep, anchor: 'middle' })).svg}${await c.drawImprint(400, 994, c.deep, paper.bright, 'middle')}`,
  )
}

/** A pattern over the whole cover with the title on a pasted label. */
async function patterned(c: Cover): Promise<string> {
  const title = await setText({
    text: c.title,
    face: c.face,
    x: 400,
    y: 0,
    width: 480,
    size: 84,
    lines: 4,
    fill: ink.deepest,
    anchor: 'middle',
  })
  const sub = c.subtitle
    ? await setText({
        text: c.subtitle,
        face: faces.text,
        x: 400,
        y: 0,
        width: 470,
        size: 36,
        lines: 2,
        fill: ink.mid,
        anchor: 'middle',
        italic: true,
      })
    : null
  const h = title.height + (sub ? sub.height + 40 : 0) + 250
  const y = 470 - h / 2
  const base = y + 112 + title.size * 0.84
  return page(
    c.field,
    `${inside(box(0, 0, W, H), c.drawMotif(W, H, c.tone, c.accent)) + multiply(rect(122, y + 14, 580, h, ink.soft), 0.5) + rect(110, y, 580, h, paper.base) + rect(124, y + 14, 552, h - 28, 'none', `stroke="${c.field}" stroke-width="3"`) + (await label(`${c.course}  ·  ${c.semester}`, 400, y + 66, c.deep, 'middle', 23))}<g transform="translate(0 ${base})">${title.svg}</g>${sub ? `<g transform="translate(0 ${base + title.height - title.size + 58})">${sub.svg}</g>` : ''}${line(`M340 ${y + h - 92}H460`, c.accent, 4)}${(await setText({ text: c.author, face: c.authorFace, x: 400, y: y + h - 44, width: 500, size: 32, fill: ink.deep, anchor: 'middle' })).svg}${rect(0, 952, W, 148, c.field)}${rect(0, 948, W, 5, c.accent)}${await c.drawImprint(400, 1002, c.text, c.field, 'middle')}`,
  )
}

/** An arch with the emblem in it, title above. */
async function arched(c: Cover): Promise<string> {
  const title = await setText({
    text: c.title,
    face: c.face,
    x: 90,
    y: 0,
    width: 630,
    size: 96,
    lines: 3,
    fill: c.text,
  })
  const top = 190 + title.size * 0.76
  const end = top + title.height - title.size
  const sub = c.subtitle
    ? await setText({
        text: c.subtitle,
        face: faces.text,
        x: 90,
        y: end + 62,
        width: 620,
        size: 40,
        fill: c.second,
        italic: true,
      })
    : null
  const y = Math.max(500, end + (sub ? 110 : 70))
  const arch = openingPath('cusped', 190, y, 420, H - y)
  const outer = openingPath('cusped', 150, y - 40, 500, H - y + 40)
  return page(
    c.field,
    `${await label(`${c.course}  ·  ${c.semester}`, 90, 118, c.second, 'start', 27)}<g transform="translate(0 ${top})">${title.svg}</g>${sub?.svg ?? ''}${path(outer, c.tone)}${path(arch, paper.warm)}${inside(arch, path(`M190 ${H - 196}Q400 ${H - 250} 610 ${H - 196}V${H}H190Z`, mix(c.field, paper.warm, 0.62)) + circle(400, y + 270, 128, paper.bright))}${c.drawEmblem(400, Math.min(y + 270, 800), 0.92, { main: mix(c.field, ink.deepest, 0.3), accent: c.accent, ground: paper.bright })}${rect(0, 968, W, 132, mix(c.field, ink.deepest, 0.35))}${(await setText({ text: c.author, face: c.authorFace, x: 90, y: 1020, width: 620, size: 34, fill: paper.bright })).svg}${await c.drawImprint(90, 1060, paper.warm, mix(c.field, ink.deepest, 0.35), 'start')}`,
  )
}

/** A coloured strip along the side, with a large, cropped emblem. */
async function side(c: Cover): Promise<string> {
  const title = await setText({
    text: c.title,
    face: c.face,
    x: 250,
    y: 0,
    width: 490,
    size: 86,
    lines: 4,
    fill: ink.deepest,
  })
  const top = 130 + title.size * 0.76
  const end = top + title.height - title.size
  const sub = c.subtitle
    ? await setText({
        text: c.subtitle,
        face: faces.text,
        x: 250,
        y: end + 60,
        width: 480,
        size: 38,
        lines: 2,
        fill: ink.mid,
        italic: true,
      })
    : null
  const after = end + (sub ? sub.height + 56 : 0) + 56
  const strip =
    rect(0, 0, 200, H, c.field) +
    inside(box(30, 0, 170, H), `<g transform="translate(30 0)">${c.drawMotif(170, H, c.tone, c.accent)}</g>`) +
    rect(200, 0, 10, H, c.accent)
  const vertical = `<g transform="translate(138 1050) rotate(-90)">${rect(-10, -52, 420, 72, c.field)}${await label(`${c.course}  ·  ${c.semester}`, 12, -6, c.text, 'start', 30)}</g>`
  return page(
    paper.base,
    `${strip + vertical}<g transform="translate(0 ${top})">${title.svg}</g>${sub?.svg ?? ''}${(await setText({ text: c.author, face: c.authorFace, x: 250, y: after, width: 490, size: 36, lines: 2, fill: mix(c.field, ink.deepest, 0.35) })).svg}${inside(box(210, 560, 590, 430), c.drawEmblem(540, 780, 1.9, { main: c.field, accent: c.accent, ground: paper.base }))}${await c.drawImprint(250, 1044, mix(c.field, ink.deepest, 0.35), paper.base, 'start')}`,
  )
}

/** The layouts of the series, in the order in which covers use them. */
export const layouts: ((cover: Cover) => Promise<string>)[] = [banded, typographic, medallion, patterned, arched, side]
