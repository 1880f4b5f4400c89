import { brick, ink, marigold, mix, paper, sky } from './palette.ts'
import { circle, ellipse, path, type Random, randomFrom, rect, repeat } from './svg.ts'

/** A time of day: four bands of sky from top to bottom, the sun or moon, and a tint over the whole picture. */
export interface Light {
  bands: readonly [string, string, string, string]
  sun: { x: number; y: number; r: number; colour: string } | null
  cloud: string
  tint: { colour: string; opacity: number } | null
}

export const lights = {
  dawn: {
    bands: ['#cfdde4', '#e6e4dc', '#f6e3c4', '#f9d9a8'],
    sun: { x: 0.22, y: 0.3, r: 0.042, colour: '#fff4d6' },
    cloud: '#fdf4e2',
    tint: null,
  },
  morning: {
    bands: [sky.base, '#d3e2e2', '#eaeadb', paper.warm],
    sun: { x: 0.16, y: 0.17, r: 0.03, colour: '#fff6dc' },
    cloud: paper.bright,
    tint: null,
  },
  noon: { bands: ['#9cc4d2', '#b7d4da', '#d2e3e1', '#eaeee2'], sun: null, cloud: paper.bright, tint: null },
  afternoon: {
    bands: ['#c9dbd6', '#e6e3cd', '#f5e2b8', '#f8d79c'],
    sun: null,
    cloud: '#fff6e2',
    tint: { colour: '#f3b765', opacity: 0.14 },
  },
  monsoon: {
    bands: ['#8598a8', '#9fb0b9', '#bcc8c9', '#d9dcd2'],
    sun: null,
    cloud: '#aab8bf',
    tint: { colour: '#8fa6b5', opacity: 0.18 },
  },
  sunset: {
    bands: ['#8d7f9c', '#d49a83', '#efb573', '#f8d292'],
    sun: { x: 0.8, y: 0.47, r: 0.06, colour: '#fff0c4' },
    cloud: '#e8b090',
    tint: { colour: '#f0a064', opacity: 0.26 },
  },
  dusk: {
    bands: [ink.deep, '#3d4279', '#7a5f88', '#c9877b'],
    sun: { x: 0.8, y: 0.17, r: 0.035, colour: '#fdf0cf' },
    cloud: '#5a4f80',
    tint: { colour: '#6f72b0', opacity: 0.55 },
  },
  night: {
    bands: ['#10163a', '#182050', '#232c62', '#37407a'],
    sun: { x: 0.24, y: 0.16, r: 0.05, colour: '#f8ecc9' },
    cloud: '#26306a',
    tint: { colour: '#4a55a0', opacity: 0.62 },
  },
} satisfies Record<string, Light>
export type LightName = keyof typeof lights

/** A flat-based drifting cloud. */
function cloud(x: number, y: number, w: number, colour: string, random: Random): string {
  const puffs = repeat(5, (index) => {
    const px = x + (index - 2) * w * 0.17
    const r = w * (0.16 - Math.abs(index - 2) * 0.03) * random(0.8, 1.15)
    return ellipse(px, y - r * 0.35, r * 1.25, r * 0.62, colour)
  })
  return puffs + rect(x - w * 0.5, y - w * 0.035, w, w * 0.045, colour, `rx="${w * 0.02}"`)
}

/** The sky down to the horizon: bands with gently waving edges, sun or moon, and clouds. */
export function drawSky(light: Light, width: number, horizon: number, seed: number, clouds = 3): string {
  const random = randomFrom(seed)
  const [top, ...rest] = light.bands
  const bands = rest.map((colour, index) => {
    const y = horizon * (0.3 + index * 0.23)
    const wave = horizon * 0.05
    const d = `M0 ${y}C${width * 0.25} ${y - wave} ${width * 0.4} ${y + wave} ${width * 0.6} ${y}S${width * 0.9} ${y - wave} ${width} ${y + wave * 0.4}V${horizon + 2}H0Z`
    return path(d, colour)
  })
  const { sun } = light
  const disc = sun
    ? circle(
        sun.x * width,
        sun.y * horizon * 1.3,
        sun.r * width * 1.7,
        mix(sun.colour, light.bands[1], 0.55),
        'opacity="0.6"',
      ) + circle(sun.x * width, sun.y * horizon * 1.3, sun.r * width, sun.colour)
    : ''
  const drifting = repeat(clouds, (index) =>
    cloud(
      width * ((index + random(0.1, 0.8)) / clouds),
      horizon * random(0.16, 0.5),
      width * random(0.1, 0.2),
      light.cloud,
      random,
    ),
  )
  return rect(0, 0, width, horizon + 2, top) + bands.join('') + disc + drifting
}

/** The tint of the light, drawn over a finished picture. */
export function drawTint(light: Light, width: number, height: number): string {
  if (!light.tint) return ''
  return rect(0, 0, width, height, light.tint.colour, `opacity="${light.tint.opacity}" style="mix-blend-mode:multiply"`)
}

/** A warm glow for lit lamps and windows at dusk, drawn over the tint. */
export const lampGlow = { core: '#ffe9ae', halo: marigold.light, ember: brick.light }
