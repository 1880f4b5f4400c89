import { leaf, marigold, mix, paper, sky } from './palette.ts'
import { ellipse, lit, path, poly, type Random, randomFrom, rect, repeat } from './svg.ts'
import { flecks, type Greens, greens, leafyPath } from './trees.ts'

/** A rounded shrub or hedge clump standing on `y`. */
export function shrub(x: number, y: number, w: number, h: number, seed: number, tones: Greens = greens.neem): string {
  const random = randomFrom(seed)
  const [light, base, dark] = tones
  const d = leafyPath(x, y - h * 0.45, w * 0.5, h * 0.55, random, 12)
  return (
    lit(d, base, dark, -w * 0.1, -h * 0.14) +
    flecks(x - w * 0.1, y - h * 0.6, w * 0.34, h * 0.3, 12, h * 0.07, light, random)
  )
}

/** A bed of marigolds. */
export function marigoldBed(x: number, y: number, w: number, seed: number): string {
  const random = randomFrom(seed)
  return (
    shrub(x, y, w, w * 0.16, seed, greens.deep) +
    flecks(x, y - w * 0.08, w * 0.46, w * 0.055, Math.round(w / 5), 5, marigold.base, random) +
    flecks(x, y - w * 0.1, w * 0.44, w * 0.05, Math.round(w / 9), 4, marigold.light, random)
  )
}

/** Tufts of grass along a line. */
export function grass(x: number, y: number, w: number, seed: number, colour: string = leaf.deep): string {
  const random = randomFrom(seed)
  return repeat(Math.round(w / 16), () => {
    const px = x + random(0, w)
    const py = y + random(-4, 4)
    const h = random(6, 15)
    return path(`M${px} ${py}l-5 ${-h * 0.7}l4 ${h * 0.5}l2 ${-h}l2 ${h}l5 ${-h * 0.75}l-3 ${h * 0.95}z`, colour)
  })
}

/** A tiered conifer such as a deodar. */
export function deodar(x: number, y: number, size: number, seed: number, far = 0): string {
  const random = randomFrom(seed)
  const tone = (colour: string): string => mix(colour, sky.base, far)
  const tiers = repeat(6, (index) => {
    const top = y - size + index * size * 0.135
    const half = size * (0.07 + index * 0.042) * random(0.9, 1.1)
    const drop = size * 0.2
    const d = `M${x} ${top}Q${x - half * 0.4} ${top + drop * 0.7} ${x - half} ${top + drop}Q${x - half * 0.5} ${top + drop * 0.8} ${x} ${top + drop * 1.02}Q${x + half * 0.5} ${top + drop * 0.8} ${x + half} ${top + drop}Q${x + half * 0.4} ${top + drop * 0.7} ${x} ${top}Z`
    return lit(d, tone(index % 2 ? '#4c7663' : '#416a5a'), tone('#274a45'), -half * 0.35)
  })
  return rect(x - size * 0.02, y - size * 0.14, size * 0.04, size * 0.14, tone('#4b352a')) + tiers
}

/** A range of hills; `points` are heights as fractions of `h`. */
export function hills(
  width: number,
  base: number,
  h: number,
  points: readonly number[],
  colour: string,
  shadow?: string,
): string {
  const step = width / (points.length - 1)
  const d = points.reduce((all, height, index) => {
    const px = index * step
    const py = base - height * h
    if (index === 0) return `M0 ${base}L0 ${py}`
    const before = base - (points[index - 1] ?? 0) * h
    return `${all}C${px - step * 0.5} ${before} ${px - step * 0.5} ${py} ${px} ${py}`
  }, '')
  const closed = `${d}L${width} ${base}Z`
  return shadow ? lit(closed, colour, shadow, -step * 0.12, h * 0.12) : path(closed, colour)
}

/** Sharp snow peaks. */
export function peaks(width: number, base: number, h: number, seed: number): string {
  const random = randomFrom(seed)
  return repeat(6, (index) => {
    const cx = (index + random(0.2, 0.8)) * (width / 6)
    const top = base - h * random(0.6, 1)
    const half = width * random(0.12, 0.17)
    const shade: [number, number][] = [
      [cx, top],
      [cx + half * 0.16, top + h * 0.22],
      [cx + half * 0.02, top + h * 0.36],
      [cx + half * 0.2, base],
      [cx + half, base],
    ]
    return (
      poly(
        [
          [cx - half, base],
          [cx, top],
          [cx + half, base],
        ],
        paper.bright,
      ) + poly(shade, '#b9c6d8')
    )
  })
}

/** Rows of clipped tea bushes that run towards the viewer. */
export function teaRows(width: number, top: number, bottom: number, seed: number): string {
  const random: Random = randomFrom(seed)
  const rows = 6
  return repeat(rows, (index) => {
    const y = top + ((bottom - top) * (index + 1) ** 1.4) / rows ** 1.4
    const h = 10 + index * 7
    const bumps = Math.round(44 - index * 4)
    const step = width / bumps
    const hedge = `M0 ${y + h * 0.4}V${y - h * 0.5}${repeat(bumps, () => `q${step / 2} ${-h * random(0.14, 0.3)} ${step} 0`)}V${y + h * 0.4}Z`
    const tips = repeat(bumps * 2, () =>
      ellipse(random(0, width), y - h * random(0.3, 0.56), h * 0.12, h * 0.06, '#b9c56e'),
    )
    return lit(hedge, index % 2 ? leaf.base : '#7c9a4b', leaf.dark, 0, -h * 0.5) + tips
  })
}
