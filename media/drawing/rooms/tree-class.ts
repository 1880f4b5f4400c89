import { dapple } from '../buildings/ground.ts'
import { drawSky, drawTint, lights } from '../light.ts'
import { brick, leaf, mix, wood } from '../palette.ts'
import { poses } from '../people/cast.ts'
import { person } from '../people/figure.ts'
import type { Look } from '../people/look.ts'
import { grass, hills, shrub } from '../plants.ts'
import { blackboard } from '../props.ts'
import { line, path, picture, rect, repeat } from '../svg.ts'
import { broadTree, rainTree, tallTree } from '../trees.ts'

/** A class in a semicircle under a large tree. */
export function treeClass(options: {
  w: number
  h: number
  seed: number
  teacher: Look
  look: (index: number) => Look
  chalk?: string
  small?: boolean
}): string {
  const { w, h, seed, teacher, look, chalk, small = false } = options
  const ground = h * 0.52
  const size = h * (small ? 0.3 : 0.36)
  const ring = [-1, -0.7, -0.36, 0.36, 0.7, 1]
    .map((side, index) =>
      person(w * (0.5 + side * 0.33), h * (0.64 + (1 - Math.abs(side)) * 0.06), size * 0.86, look(index), {
        ...poses.floor,
        facing: side < 0 ? 'right' : 'left',
      }),
    )
    .join('')
  const near = [-0.8, -0.42, 0, 0.42, 0.8]
    .map((side, index) =>
      person(
        w * (0.5 + side * 0.4),
        h * (0.93 + (1 - Math.abs(side)) * 0.03),
        size * 1.08,
        look(index + 6),
        index === 2 || index === 4 ? poses.floorRaise : poses.floorBack,
      ),
    )
    .join('')
  const board = chalk
    ? line(
        `M${w * 0.6} ${h * 0.66}L${w * 0.63} ${h * 0.34}M${w * 0.78} ${h * 0.66}L${w * 0.75} ${h * 0.34}`,
        wood.deep,
        7,
      ) + blackboard(w * 0.6, h * 0.38, w * 0.18, h * 0.17, chalk)
    : ''
  const teacherDrawn = chalk
    ? person(w * 0.52, h * 0.69, h * 0.4, teacher, poses.point)
    : person(w * 0.5, h * 0.7, h * 0.38, teacher, { ...poses.floor, holds: 'file', left: 'lap' })
  const light = lights.afternoon
  return picture(
    w,
    h,
    drawSky(light, w, ground, seed, 2) +
      hills(w, ground, h * 0.1, [0.5, 0.9, 0.6, 0.8, 0.5], mix(leaf.light, '#f5e2b8', 0.5)) +
      tallTree(w * 0.12, ground + 6, h * 0.4, seed) +
      tallTree(w * 0.92, ground + 6, h * 0.44, seed + 1) +
      rect(w * 0.7, ground - h * 0.1, w * 0.15, h * 0.1, brick.base) +
      path(
        `M${w * 0.68} ${ground - h * 0.1}L${w * 0.72} ${ground - h * 0.17}H${w * 0.83}L${w * 0.87} ${ground - h * 0.1}Z`,
        brick.deep,
      ) +
      repeat(4, (index) => rect(w * (0.712 + index * 0.035), ground - h * 0.075, w * 0.016, h * 0.05, '#f0dfc0')) +
      rect(0, ground, w, h - ground, '#d3a878') +
      path(`M0 ${h * 0.72}Q${w * 0.4} ${h * 0.66} ${w} ${h * 0.74}V${h}H0Z`, '#dcb488') +
      grass(0, ground + h * 0.06, w, seed) +
      (small ? rainTree(w * 0.5, h * 0.62, h * 0.8, seed + 2) : broadTree(w * 0.34, h * 0.62, h * 0.98, seed + 2)) +
      dapple(w * 0.5, h * 0.78, w * 0.95, h * 0.36, seed + 3) +
      board +
      teacherDrawn +
      ring +
      near +
      shrub(w * 0.02, h * 1.02, w * 0.16, h * 0.12, seed + 4) +
      drawTint(light, w, h),
  )
}
