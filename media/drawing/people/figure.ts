import { brick, ink, marigold, paper, shaded, sunlit, wood } from '../palette.ts'
import { at, circle, ellipse, group, line, multiply, poly, rect } from '../svg.ts'
import { drawBehind, drawFloorLegs, drawLegs, drawSeatLegs, drawTorso } from './clothes.ts'
import { drawHead } from './head.ts'
import { type ArmPose, armPoints, armsInFront, type Look, type Pose } from './look.ts'

function sleeve(look: Look): { colour: string; full: boolean } {
  switch (look.clothes) {
    case 'coat':
      return { colour: '#efece6', full: true }
    case 'gown':
    case 'kurta':
      return { colour: look.main, full: true }
    case 'shawl':
      return { colour: look.accent, full: true }
    case 'sari':
      return { colour: look.second, full: false }
    default:
      return { colour: look.main, full: look.head === 'hijab' }
  }
}

function arm(look: Look, pose: ArmPose, side: 1 | -1): string {
  const [ex, ey, hx, hy] = armPoints[pose]
  const { colour, full } = sleeve(look)
  const tone = side === 1 ? shaded(colour, 0.14) : sunlit(colour, 0.08)
  const skin = side === 1 ? shaded(look.skin, 0.1) : look.skin
  const [sx, sy] = [8.2 * side, -74]
  const [px, py] = [ex * side, ey]
  const hand = circle(hx * side, hy, 2.3, skin)
  const forearm = line(`M${px} ${py}L${hx * side} ${hy}`, skin, 3.7)
  if (full)
    return (
      hand +
      line(
        `M${sx} ${sy}L${px} ${py}L${hx * side * 0.97} ${hy + (ey - hy) * 0.12}`,
        tone,
        look.clothes === 'gown' ? 7 : 5,
      )
    )
  const [mx, my] = [sx + (px - sx) * 0.72, sy + (py - sy) * 0.72]
  return forearm + hand + line(`M${sx} ${sy}L${px} ${py}`, skin, 4.2) + line(`M${sx} ${sy}L${mx} ${my}`, tone, 5.6)
}

function held(pose: Pose): string {
  if (pose.holds === 'books') {
    const stack =
      rect(-5.6, -69, 12.6, 3.4, brick.base) + rect(-5, -65.8, 12, 3, paper.bright) + rect(-6, -63, 12.8, 3.4, ink.mid)
    return group(stack, 'transform="rotate(-72 0 -65) translate(-1 1)"')
  }
  if (pose.holds === 'file')
    return group(
      rect(-5, -70, 11, 14.4, marigold.base) +
        rect(-3.4, -68.4, 8, 0.9, paper.bright) +
        rect(-3.4, -66, 5.6, 0.9, paper.bright),
      'transform="rotate(-8 0 -63)"',
    )
  return ''
}

function bag(pose: Pose): string {
  if (pose.holds !== 'bag') return ''
  return (
    line('M-6 -77Q2 -62 11.4 -50', wood.dark, 1.3) +
    rect(7, -51, 11, 13, wood.base, 'rx="1.6"') +
    rect(7, -51, 11, 4.4, wood.deep, 'rx="1.2"')
  )
}

function head(look: Look, pose: Pose): string {
  const drawn = drawHead(look, pose.facing)
  return look.young ? group(drawn, 'transform="translate(0 31) scale(1.35)"') : drawn
}

function assemble(look: Look, pose: Pose): string {
  const low = pose.body === 'floor' || pose.body === 'sit' || pose.body === 'bust'
  const back = pose.facing === 'back'
  const arms = (
    [
      ['left', -1],
      ['right', 1],
    ] as const
  ).map(([name, side]) => ({ front: armsInFront.includes(pose[name]) && !back, drawn: arm(look, pose[name], side) }))
  const behind = arms
    .filter((each) => !each.front)
    .map((each) => each.drawn)
    .join('')
  const before = arms
    .filter((each) => each.front)
    .map((each) => each.drawn)
    .join('')
  return (
    (back ? '' : drawBehind(look, low)) +
    behind +
    drawTorso(look, pose.facing, low) +
    head(look, pose) +
    bag(pose) +
    (back ? '' : held(pose)) +
    before
  )
}

/** A person with feet, seat or desk edge at `x`, `y`; `size` is the standing height in pixels. */
export function person(x: number, y: number, size: number, look: Look, pose: Pose, mirrored = false): string {
  const upper = assemble(look, pose)
  const scale = size / 100
  switch (pose.body) {
    case 'floor':
      return at(
        x,
        y,
        scale,
        multiply(ellipse(5, 0, 25, 3.4, ink.soft), 0.4) +
          at(0, 33, 1, upper) +
          drawFloorLegs(look) +
          lapHands(look, pose),
        mirrored,
      )
    case 'sit':
      return at(x, y, scale, drawSeatLegs(look) + at(-2, 20, 1, upper), mirrored)
    case 'bust':
      return at(x, y, scale, at(0, 50, 1, upper), mirrored)
    default:
      return at(
        x,
        y,
        scale,
        multiply(ellipse(9, -0.4, 17, 2.6, ink.soft), 0.5) + drawLegs(look, pose.body === 'walk') + upper,
        mirrored,
      )
  }
}

function lapHands(look: Look, pose: Pose): string {
  const marks = [
    pose.left === 'lap' ? circle(-3.6, -16, 2.2, look.skin) : '',
    pose.right === 'lap' ? circle(3.6, -16, 2.2, shaded(look.skin, 0.1)) : '',
  ]
  return (
    marks.join('') +
    (pose.facing === 'front' && pose.holds === 'file'
      ? poly(
          [
            [-8, -20],
            [0, -18],
            [0, -12],
            [-8, -14],
          ],
          paper.bright,
        ) +
        poly(
          [
            [8, -20],
            [0, -18],
            [0, -12],
            [8, -14],
          ],
          paper.shade,
        )
      : '')
  )
}
