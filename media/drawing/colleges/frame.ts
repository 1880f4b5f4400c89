import { drawSky, drawTint, type LightName, lights } from '../light.ts'
import { student } from '../people/cast.ts'
import { person } from '../people/figure.ts'
import type { Pose } from '../people/look.ts'
import { picture } from '../svg.ts'

export const WIDTH = 1280
const HEIGHT = 800
/** The base line of buildings. */
export const BASE = 600

/** A person whose height depends on the distance of the feet from the viewer. */
export function passer(x: number, y: number, index: number, pose: Pose, mirrored = false): string {
  return person(x, y, 58 + (y - BASE) * 0.62, student(index), pose, mirrored)
}

/** A college front: sky, background, building and foreground. */
export function front(
  light: LightName,
  seed: number,
  layers: { behind?: string; building: string; before: string; glow?: string; clouds?: number },
): string {
  const chosen = lights[light]
  return picture(
    WIDTH,
    HEIGHT,
    drawSky(chosen, WIDTH, BASE, seed, layers.clouds ?? 3) +
      (layers.behind ?? '') +
      layers.building +
      layers.before +
      drawTint(chosen, WIDTH, HEIGHT) +
      (layers.glow ?? ''),
  )
}
