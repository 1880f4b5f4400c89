import { brick, leaf, marigold, mix, wood } from './palette.ts'
import { ellipse, line, lit, path, type Random, randomFrom, repeat } from './svg.ts'

/** Three tones of a crown, from light to dark. */
export type Greens = readonly [string, string, string]
export const greens = {
  neem: [leaf.light, leaf.base, leaf.deep],
  deep: ['#7f9a50', leaf.deep, leaf.dark],
  dry: ['#b9b56c', '#8e9350', '#5f6f41'],
  blue: ['#7f9f86', '#56806f', '#345a54'],
} satisfies Record<string, Greens>

/** A leafy outline around an ellipse, composed of small outward arcs. */
export function leafyPath(x: number, y: number, rx: number, ry: number, random: Random, bumps = 14): string {
  const points = Array.from({ length: bumps }, (_, index) => {
    const angle = ((index + random(-0.25, 0.25)) / bumps) * Math.PI * 2
    const reach = random(0.86, 1.08)
    return [x + Math.cos(angle) * rx * reach, y + Math.sin(angle) * ry * reach] as const
  })
  return points.reduce((d, [px, py], index) => {
    const [nx, ny] = points[(index + 1) % points.length] ?? [px, py]
    const r = Math.hypot(nx - px, ny - py) * 0.62
    return `${d}${index === 0 ? `M${px.toFixed(1)} ${py.toFixed(1)}` : ''}A${r.toFixed(1)} ${r.toFixed(1)} 0 0 1 ${nx.toFixed(1)} ${ny.toFixed(1)}`
  }, '')
}

/** Scattered leaves, petals or light flecks within an ellipse. */
export function flecks(
  x: number,
  y: number,
  rx: number,
  ry: number,
  count: number,
  size: number,
  colour: string,
  random: Random,
): string {
  return repeat(count, () => {
    const angle = random(0, Math.PI * 2)
    const reach = Math.sqrt(random())
    const px = x + Math.cos(angle) * rx * reach
    const py = y + Math.sin(angle) * ry * reach
    const s = size * random(0.6, 1.25)
    return ellipse(
      px,
      py,
      s,
      s * 0.45,
      colour,
      `transform="rotate(${Math.round(random(-50, 50))} ${px.toFixed(0)} ${py.toFixed(0)})"`,
    )
  })
}

/** A trunk with a few limbs that reach into the crown; the base is at `x`, `y`. */
function trunk(x: number, y: number, h: number, girth: number, random: Random, bark: string = wood.deep): string {
  const top = y - h
  const lean = random(-0.06, 0.06) * h
  const d = `M${x - girth} ${y}Q${x - girth * 0.45} ${y - h * 0.3} ${x + lean - girth * 0.35} ${top}L${x + lean + girth * 0.35} ${top}Q${x + girth * 0.5} ${y - h * 0.3} ${x + girth * 1.1} ${y}Z`
  const limbs = [-1, 1, -0.45, 0.6].map((side, index) => {
    const from = y - h * (0.55 + index * 0.1)
    return line(
      `M${x + lean * 0.6} ${from}Q${x + side * h * 0.15} ${from - h * 0.18} ${x + side * h * 0.42} ${from - h * 0.42}`,
      mix(bark, '#000000', 0.06),
      girth * (0.62 - index * 0.09),
    )
  })
  return limbs.join('') + lit(d, bark, mix(bark, '#1f2a5a', 0.4), -girth * 0.5)
}

/** A crown of overlapping clumps: dark below and right, light above and left. */
export function crown(x: number, y: number, rx: number, ry: number, tones: Greens, random: Random): string {
  const clump = (tone: string, dx: number, dy: number, size: number): string =>
    path(leafyPath(x + dx * rx, y + dy * ry, rx * size, ry * size * 0.86, random), tone)
  const [light, base, dark] = tones
  const low = [-0.55, 0.1, 0.6].map((dx) => clump(dark, dx, 0.3 + random(-0.06, 0.1), 0.5)).join('')
  const middle = [
    [-0.5, 0.02],
    [0.02, -0.05],
    [0.46, 0.04],
    [0.1, -0.42],
    [-0.3, -0.32],
  ]
    .map(([dx = 0, dy = 0]) => clump(base, dx, dy, 0.46))
    .join('')
  const high = [
    [-0.5, -0.26],
    [-0.16, -0.56],
    [0.24, -0.44],
    [-0.1, -0.12],
  ]
    .map(([dx = 0, dy = 0]) => clump(light, dx - 0.04, dy, random(0.22, 0.3)))
    .join('')
  const scale = Math.min(rx, ry)
  return (
    low +
    middle +
    high +
    flecks(x, y + ry * 0.2, rx * 0.9, ry * 0.6, 26, scale * 0.055, dark, random) +
    flecks(x - rx * 0.15, y - ry * 0.25, rx * 0.85, ry * 0.6, 24, scale * 0.05, mix(light, '#fff3c4', 0.35), random) +
    flecks(x, y, rx * 1.08, ry * 1.02, 22, scale * 0.05, base, random)
  )
}

/** A broad shade tree such as a neem; `size` is its total height. */
export function broadTree(x: number, y: number, size: number, seed: number, tones: Greens = greens.neem): string {
  const random = randomFrom(seed)
  return (
    trunk(x, y, size * 0.55, size * 0.05, random) + crown(x, y - size * 0.66, size * 0.42, size * 0.34, tones, random)
  )
}

/** A tall narrow tree such as a sal or ashok. */
export function tallTree(x: number, y: number, size: number, seed: number, tones: Greens = greens.deep): string {
  const random = randomFrom(seed)
  return (
    trunk(x, y, size * 0.6, size * 0.028, random, '#6a5445') +
    crown(x, y - size * 0.64, size * 0.2, size * 0.37, tones, random)
  )
}

/** A flat spreading rain tree. */
export function rainTree(x: number, y: number, size: number, seed: number, tones: Greens = greens.neem): string {
  const random = randomFrom(seed)
  return (
    trunk(x, y, size * 0.62, size * 0.05, random) +
    crown(x - size * 0.3, y - size * 0.66, size * 0.42, size * 0.2, tones, random) +
    crown(x + size * 0.28, y - size * 0.74, size * 0.46, size * 0.22, tones, random)
  )
}

/** A gulmohar in flower: a flat crown with orange blossom on top. */
export function gulmohar(x: number, y: number, size: number, seed: number): string {
  const random = randomFrom(seed)
  const blossom = (colour: string, count: number, dy: number, scale: number): string =>
    flecks(x, y - size * (0.74 + dy), size * 0.5, size * 0.15, count, size * scale, colour, random)
  return (
    trunk(x, y, size * 0.62, size * 0.045, random, '#7a5c47') +
    crown(x - size * 0.16, y - size * 0.68, size * 0.42, size * 0.2, greens.neem, random) +
    crown(x + size * 0.22, y - size * 0.73, size * 0.36, size * 0.19, greens.neem, random) +
    blossom(brick.base, 200, 0, 0.017) +
    blossom('#d9602f', 240, 0.03, 0.017) +
    blossom('#e98539', 120, 0.055, 0.015) +
    blossom(marigold.light, 60, 0.07, 0.011)
  )
}

/** A leafless palash with orange flowers on bent branches. */
export function palash(x: number, y: number, size: number, seed: number): string {
  const random = randomFrom(seed)
  const bark = '#5b4a48'
  const branches = [-0.42, -0.22, 0.04, 0.26, 0.44].map((reach) => {
    const tipX = x + reach * size
    const tipY = y - size * random(0.68, 0.95)
    const bend = x + reach * size * 0.3
    return (
      line(`M${x} ${y - size * 0.3}Q${bend} ${y - size * 0.6} ${tipX} ${tipY}`, bark, size * 0.026) +
      [0, 0.18, 0.34]
        .map((back) =>
          flecks(
            tipX - reach * size * back * 0.7,
            tipY + size * back * 0.55,
            size * 0.12,
            size * 0.09,
            20,
            size * 0.026,
            back > 0.2 ? '#c9541f' : '#e8742a',
            random,
          ),
        )
        .join('') +
      flecks(tipX, tipY, size * 0.1, size * 0.07, 9, size * 0.02, marigold.light, random)
    )
  })
  return trunk(x, y, size * 0.45, size * 0.042, random, bark) + branches.join('')
}
