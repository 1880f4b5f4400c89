import { ink, leaf, mix, paper, shaded, sunlit } from '../palette.ts'
import { grass } from '../plants.ts'
import { ellipse, group, multiply, path, poly, randomFrom, rect, repeat } from '../svg.ts'

/** The ground from `top` to `bottom`, in bands that get warmer towards the viewer, with a path to a door at `doorX`. */
export function ground(
  width: number,
  top: number,
  bottom: number,
  colours: { earth: string; path?: string },
  doorX: number,
  seed: number,
): string {
  const h = bottom - top
  const random = randomFrom(seed)
  const { earth } = colours
  const band = (share: number, tone: string): string => {
    const y = top + h * share
    return path(
      `M0 ${y}C${width * 0.3} ${y - h * 0.05} ${width * 0.55} ${y + h * 0.06} ${width} ${y - h * 0.02}V${bottom}H0Z`,
      tone,
    )
  }
  const way = colours.path
    ? poly(
        [
          [doorX - width * 0.045, top],
          [doorX + width * 0.045, top],
          [doorX + width * 0.3, bottom],
          [doorX - width * 0.2, bottom],
        ],
        colours.path,
      ) +
      poly(
        [
          [doorX + width * 0.04, top],
          [doorX + width * 0.045, top],
          [doorX + width * 0.3, bottom],
          [doorX + width * 0.275, bottom],
        ],
        shaded(colours.path, 0.2),
      ) +
      repeat(9, () =>
        ellipse(
          doorX + random(-0.1, 0.14) * width,
          top + h * random(0.5, 0.98),
          random(5, 16),
          2.4,
          shaded(colours.path ?? earth, 0.12),
        ),
      )
    : ''
  return (
    rect(0, top, width, h + 1, earth) +
    band(0.3, sunlit(earth, 0.14)) +
    band(0.72, mix(earth, leaf.base, 0.14)) +
    way +
    grass(0, top + h * 0.5, width * 0.3, seed + 1) +
    grass(width * 0.72, top + h * 0.62, width * 0.28, seed + 2) +
    grass(width * 0.1, bottom - 14, width * 0.8, seed + 3, shaded(leaf.deep, 0.2))
  )
}

/** Dappled tree shade on the ground. */
export function dapple(x: number, y: number, w: number, h: number, seed: number): string {
  const random = randomFrom(seed)
  const rim = repeat(18, (index) => {
    const angle = (index / 18) * Math.PI * 2
    return ellipse(
      x + Math.cos(angle) * w * 0.4,
      y + Math.sin(angle) * h * 0.27,
      w * random(0.06, 0.11),
      h * random(0.07, 0.11),
      ink.soft,
    )
  })
  const patches = ellipse(x, y, w * 0.42, h * 0.29, ink.soft) + rim
  const holes = repeat(16, () =>
    ellipse(
      x + random(-0.42, 0.42) * w,
      y + random(-0.3, 0.3) * h,
      w * random(0.012, 0.035),
      h * random(0.02, 0.045),
      paper.warm,
    ),
  )
  return multiply(patches, 0.26) + group(holes, 'opacity="0.4"')
}

/** The shadow of a building on the ground in front of it. */
export function footShadow(x: number, y: number, w: number, depth: number): string {
  return multiply(
    poly(
      [
        [x, y],
        [x + w, y],
        [x + w + depth * 1.6, y + depth],
        [x + depth * 0.6, y + depth],
      ],
      ink.soft,
    ),
    0.42,
  )
}
