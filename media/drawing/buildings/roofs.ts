import { brick, ink, mix, shaded, sunlit } from '../palette.ts'
import { circle, inside, line, lit, multiply, path, poly, type Random, rect, repeat } from '../svg.ts'

function tileRows(
  d: string,
  x: number,
  y: number,
  w: number,
  h: number,
  colour: string,
  random: Random,
  curl: boolean,
): string {
  const rows = Math.max(3, Math.round(h / 13))
  const lines = repeat(rows, (index) => {
    const py = y + ((index + 1) * h) / rows
    const count = Math.round(w / 15)
    const wave = curl
      ? repeat(count, (n) =>
          path(`M${x + (n * w) / count} ${py}q${w / count / 2} 6 ${w / count} 0z`, shaded(colour, 0.26)),
        )
      : line(`M${x} ${py}H${x + w}`, shaded(colour, 0.2), 1.3)
    const patches = repeat(Math.round(w / 60), () =>
      rect(
        x + random(0, w),
        py - h / rows + 2,
        random(10, 20),
        h / rows - 3,
        random() > 0.5 ? sunlit(colour, 0.16) : shaded(colour, 0.12),
      ),
    )
    return patches + wave
  })
  return inside(d, lines)
}

/** A hipped roof from the front, with the ridge shorter than the eaves. */
export function hippedRoof(
  x: number,
  y: number,
  w: number,
  h: number,
  colour: string,
  random: Random,
  options: { inset?: number; tiles?: boolean } = {},
): string {
  const { inset = h * 0.75, tiles = true } = options
  const d = `M${x} ${y}L${x + inset} ${y - h}H${x + w - inset}L${x + w} ${y}Z`
  const hip = poly(
    [
      [x + w, y],
      [x + w - inset, y - h],
      [x + w - inset * 0.86, y],
    ],
    shaded(colour, 0.22),
    'opacity="0.55"',
  )
  return (
    path(d, colour) +
    tileRows(d, x, y - h, w, h, colour, random, tiles) +
    hip +
    line(`M${x + inset} ${y - h}H${x + w - inset}`, sunlit(colour, 0.3), 5) +
    rect(x - 2, y - 3, w + 4, 6, shaded(colour, 0.36))
  )
}

/** A gable end with its boards and the peak in the middle. */
export function gable(x: number, y: number, w: number, h: number, face: string, roof: string, lattice = true): string {
  const face1: [number, number][] = [
    [x + w * 0.06, y],
    [x + w / 2, y - h * 0.9],
    [x + w * 0.94, y],
  ]
  const d = `M${x + w * 0.06} ${y}L${x + w / 2} ${y - h * 0.9}L${x + w * 0.94} ${y}Z`
  const bars = lattice
    ? inside(
        d,
        repeat(9, (index) => line(`M${x + w * (0.1 + index * 0.1)} ${y}v${-h}`, shaded(face, 0.26), 2)) +
          rect(x, y - h * 0.3, w, 4, shaded(face, 0.3)),
      )
    : ''
  const shade = inside(
    d,
    multiply(
      path(
        `M${x} ${y}L${x + w / 2} ${y - h}L${x + w} ${y}L${x + w * 0.86} ${y}L${x + w / 2} ${y - h * 0.66}L${x + w * 0.14} ${y}Z`,
        ink.soft,
      ),
      0.55,
    ),
  )
  return (
    poly(face1, face) +
    bars +
    shade +
    line(`M${x - w * 0.02} ${y + h * 0.03}L${x + w / 2} ${y - h}`, roof, h * 0.075) +
    line(`M${x + w / 2} ${y - h}L${x + w * 1.02} ${y + h * 0.03}`, shaded(roof, 0.25), h * 0.075) +
    circle(x + w / 2, y - h * 1.02, h * 0.045, mix(roof, '#2a1a14', 0.4))
  )
}

/** The drooping curved roof of Bengal. */
export function banglaRoof(x: number, y: number, w: number, h: number, colour: string): string {
  const d = `M${x - w * 0.05} ${y + h * 0.16}Q${x + w * 0.08} ${y - h * 0.72} ${x + w / 2} ${y - h}Q${x + w * 0.92} ${y - h * 0.72} ${x + w * 1.05} ${y + h * 0.16}Q${x + w / 2} ${y - h * 0.5} ${x - w * 0.05} ${y + h * 0.16}Z`
  const bands = inside(
    d,
    repeat(4, (index) =>
      line(
        `M${x - w * 0.05} ${y + h * (0.06 - index * 0.17)}Q${x + w / 2} ${y - h * (0.62 + index * 0.14)} ${x + w * 1.05} ${y + h * (0.06 - index * 0.17)}`,
        shaded(colour, 0.22),
        2,
      ),
    ),
  )
  const finials = [0.42, 0.5, 0.58]
    .map(
      (dx) =>
        rect(x + w * dx - 2, y - h * 1.16, 4, h * 0.2, '#d9a640') + circle(x + w * dx, y - h * 1.16, 4, '#d9a640'),
    )
    .join('')
  return lit(d, colour, shaded(colour, 0.3), -w * 0.05, -h * 0.06) + bands + finials
}

/** An onion or hemispherical dome on its drum, topped by a finial; `y` is the foot of the drum. */
export function dome(x: number, y: number, r: number, colour: string, style: 'round' | 'onion' = 'round'): string {
  const drum =
    rect(x - r * 0.94, y - r * 0.32, r * 1.88, r * 0.32, shaded(colour, 0.12)) +
    rect(x - r * 1.02, y - r * 0.38, r * 2.04, r * 0.1, sunlit(colour, 0.3))
  const foot = y - r * 0.36
  const d =
    style === 'round'
      ? `M${x - r} ${foot}A${r} ${r * 0.92} 0 0 1 ${x + r} ${foot}Z`
      : `M${x - r * 0.86} ${foot}C${x - r * 1.3} ${foot - r * 0.7} ${x - r * 0.5} ${foot - r * 1.15} ${x} ${foot - r * 1.62}C${x + r * 0.5} ${foot - r * 1.15} ${x + r * 1.3} ${foot - r * 0.7} ${x + r * 0.86} ${foot}Z`
  const ribs = inside(
    d,
    line(
      `M${x} ${foot}V${foot - r * 1.7}M${x - r * 0.5} ${foot}Q${x - r * 0.5} ${foot - r * 0.7} ${x} ${foot - r * 1.2}M${x + r * 0.5} ${foot}Q${x + r * 0.5} ${foot - r * 0.7} ${x} ${foot - r * 1.2}`,
      shaded(colour, 0.2),
      1.4,
    ),
  )
  const top = style === 'round' ? foot - r * 0.92 : foot - r * 1.58
  return (
    drum +
    lit(d, colour, shaded(colour, 0.3), -r * 0.34, -r * 0.04) +
    ribs +
    rect(x - 1.6, top - r * 0.34, 3.2, r * 0.36, '#d9a640') +
    circle(x, top - r * 0.14, r * 0.07 + 1.4, '#d9a640')
  )
}

/** A small domed pavilion on four pillars; `y` is its floor. */
export function chhatri(x: number, y: number, w: number, colour: string): string {
  const h = w * 0.62
  const pillars = [-0.44, -0.16, 0.12, 0.4]
    .map((dx, index) => rect(x + dx * w, y - h, w * 0.07, h, index > 1 ? shaded(colour, 0.2) : colour))
    .join('')
  return (
    rect(x - w * 0.42, y - h, w * 0.86, h, shaded(colour, 0.5), 'opacity="0.35"') +
    pillars +
    path(
      `M${x - w * 0.66} ${y - h + w * 0.05}L${x - w * 0.46} ${y - h - w * 0.08}H${x + w * 0.46}L${x + w * 0.66} ${y - h + w * 0.05}Z`,
      shaded(colour, 0.12),
    ) +
    dome(x, y - h - w * 0.06, w * 0.4, colour) +
    rect(x - w * 0.52, y - 4, w * 1.04, 7, sunlit(colour, 0.2))
  )
}

/** A square clock tower with a pointed cap; `y` is its foot. */
export function clockTower(
  x: number,
  y: number,
  w: number,
  h: number,
  _colour: string,
  trim: string,
  body: string,
): string {
  const top = y - h
  const cap = `M${x - w * 0.08} ${top}L${x + w / 2} ${top - w * 1.25}L${x + w * 1.08} ${top}Z`
  const face =
    circle(x + w / 2, top + w * 0.62, w * 0.3, trim) +
    circle(x + w / 2, top + w * 0.62, w * 0.25, '#fdf8ea') +
    line(
      `M${x + w / 2} ${top + w * 0.62}v${-w * 0.17}M${x + w / 2} ${top + w * 0.62}l${w * 0.11} ${w * 0.05}`,
      ink.deep,
      3,
    )
  const shade = multiply(rect(x + w * 0.72, top, w * 0.28, h, ink.soft), 0.6)
  return (
    body +
    shade +
    rect(x - w * 0.05, top + w * 1.1, w * 1.1, 8, trim) +
    rect(x - w * 0.07, top - 4, w * 1.14, 12, trim) +
    face +
    lit(cap, brick.base, brick.dark, -w * 0.3) +
    rect(x + w / 2 - 1.5, top - w * 1.5, 3, w * 0.3, '#d9a640')
  )
}
