import { mix, paper, shaded } from '../palette.ts'
import { circle, ellipse, inside, line, lit, path } from '../svg.ts'
import type { Facing, Look } from './look.ts'

const face = 'M-5.7 -90.5Q-5.9 -97.6 0 -97.8Q5.9 -97.6 5.7 -90.5Q5.3 -83.4 0 -82.6Q-5.3 -83.4 -5.7 -90.5Z'

function features(look: Look, turn: number): string {
  const dark = mix(look.skin, '#1b1420', 0.72)
  const x = turn * 1.9
  const eyes = circle(x - 2.1 + turn * 0.3, -90.4, 0.62, dark) + circle(x + 2.1 + turn * 0.1, -90.4, 0.62, dark)
  const brows = line(
    `M${x - 3.2} -92.2q1 -.7 2 -.2M${x + 1.2} -92.4q1 -.5 2 .2`,
    look.hair === '#94919a' ? '#77747d' : dark,
    0.55,
  )
  const mouth = line(`M${x - 1.5} -85.9q1.5 1.1 3 0`, mix(look.skin, '#7a1f24', 0.5), 0.7)
  const nose = line(
    `M${x + turn * 0.6} -90q${0.7 + turn * 0.6} 1.6 ${0.4 + turn * 0.7} 2.2q-.5 .3 -1 .1`,
    shaded(look.skin, 0.35),
    0.6,
  )
  const bindi = look.clothes === 'sari' ? circle(x, -93, 0.55, '#a3271f') : ''
  const glasses = look.glasses
    ? line(
        `M${x - 3.9} -90.4a1.8 1.8 0 1 0 3.6 0a1.8 1.8 0 1 0 -3.6 0M${x + 0.5} -90.4a1.8 1.8 0 1 0 3.6 0a1.8 1.8 0 1 0 -3.6 0M${x - 0.3} -90.6h.8`,
        dark,
        0.5,
      )
    : ''
  return eyes + brows + nose + mouth + bindi + glasses
}

function hairBehind(look: Look, facing: Facing): string {
  const side = facing === 'left' ? -1 : 1
  if (look.head === 'long')
    return path('M-7 -92Q-7.5 -99 0 -99.4Q7.5 -99 7 -92L8.4 -74Q4 -71.5 0 -72Q-4 -71.5 -8.4 -74Z', look.hair)
  if (look.head === 'bun')
    return facing === 'front'
      ? ellipse(0, -98.6, 4, 2.6, look.hair)
      : facing === 'back'
        ? ''
        : ellipse(-side * 6.6, -88, 3.4, 3.8, look.hair)
  return ''
}

function plait(look: Look, facing: Facing): string {
  if (look.head !== 'plait') return ''
  const x = facing === 'back' ? 0 : facing === 'left' ? 5 : -5
  const end = facing === 'back' ? -50 : -62
  return line(`M${x} -86Q${x * 1.6} -76 ${x * 1.35} ${end}`, look.hair, 2.9) + circle(x * 1.35, end, 1.3, look.accent)
}

function cap(look: Look, facing: Facing): string {
  const tilt = facing === 'left' ? -1 : facing === 'right' ? 1 : 0
  if (look.head === 'turban') {
    const d = 'M-7.4 -91Q-9 -101.6 0 -102.6Q9 -101.6 7.4 -91Q4 -95.6 0 -96Q-4 -95.6 -7.4 -91Z'
    const folds = line(
      'M-6.6 -94.4Q-1 -99 6.4 -100M-5.6 -97.4Q-1 -101 4 -102M6.8 -94.4Q2 -98 -3 -98.4',
      shaded(look.second, 0.32),
      0.7,
    )
    return lit(d, look.second, shaded(look.second), -2.4) + inside(d, folds)
  }
  const low = look.head === 'short' || look.head === 'elder' ? -91.5 : -88.6
  const part =
    look.head === 'short' || look.head === 'elder'
      ? `Q${5 - tilt} -95.2 ${-1.5 + tilt} -94.8Q-4.5 -94.4 -4.9 -91.4`
      : `Q${4.6} -93.6 ${tilt * 2} -96Q-4.6 -93.6 -5.2 ${low}`
  return path(`M-6.3 ${low}Q-7 -99 0 -99.3Q7 -99 6.3 ${low}L5.4 ${low}${part}Z`, look.hair)
}

/** The head, from the neck up, turned to its side. */
export function drawHead(look: Look, facing: Facing): string {
  const turn = facing === 'left' ? -1 : facing === 'right' ? 1 : 0
  const neck = path('M-2.7 -84h5.4v8.4q-2.7 2 -5.4 0z', shaded(look.skin, 0.2))
  const hijab = 'M-7.1 -89Q-7.8 -99.4 0 -99.8Q7.8 -99.4 7.1 -89Q7 -82.5 11 -73.5Q0 -67.5 -11 -73.5Q-7 -82.5 -7.1 -89Z'
  if (look.head === 'hijab') {
    const cloth = lit(hijab, look.second, shaded(look.second), -2.8)
    if (facing === 'back') return cloth
    const oval = `M${-4.6 + turn} -90Q${-4.4 + turn} -96 ${turn} -96.2Q${4.6 + turn} -96 ${4.6 + turn} -90Q${4.2 + turn} -83.6 ${turn} -83Q${-4.2 + turn} -83.6 ${-4.6 + turn} -90Z`
    return cloth + lit(oval, look.skin, shaded(look.skin, 0.2), -2.6) + features(look, turn * 0.8)
  }
  if (facing === 'back') {
    const nape =
      look.head === 'turban'
        ? lit('M-5.8 -94Q-6 -84 0 -83Q6 -84 5.8 -94Z', mix(look.hair, '#6a5a72', 0.16), look.hair, -3)
        : ''
    const back = look.head === 'turban' ? '' : 'M-6.3 -90Q-7 -99.2 0 -99.4Q7 -99.2 6.3 -90Q6 -84 0 -83Q-6 -84 -6.3 -90Z'
    const knot =
      look.head === 'bun'
        ? ellipse(0, -86.5, 4, 3.6, mix(look.hair, '#6a5a72', 0.18)) +
          line('M-2.6 -88.6q2.6 -1.6 5.2 0', look.accent, 1.2)
        : ''
    const loose = look.head === 'long' ? path('M-6.6 -92L-8 -70Q0 -67 8 -70L6.6 -92Z', look.hair) : ''
    return (
      neck +
      path(face, look.skin) +
      loose +
      nape +
      (back ? lit(back, mix(look.hair, '#6a5a72', 0.16), look.hair, -3) : cap(look, facing)) +
      knot +
      plait(look, facing)
    )
  }
  const ears = circle(-5.7, -89.6, 1.3, look.skin) + circle(5.7, -89.6, 1.3, shaded(look.skin, 0.2))
  const beard = look.beard
    ? path(`M-5.6 -90Q-5.6 -82 0 -80.6Q5.6 -82 5.6 -90Q4 -86.8 ${turn * 1.5} -87.2Q-4 -86.8 -5.6 -90Z`, look.hair) +
      line(`M${turn * 1.9 - 1.4} -85.6q1.4 .8 2.8 0`, mix(look.skin, '#7a1f24', 0.5), 0.8)
    : ''
  return (
    hairBehind(look, facing) +
    neck +
    ears +
    lit(face, look.skin, shaded(look.skin, 0.2), -2.8) +
    features(look, turn) +
    beard +
    cap(look, facing) +
    plait(look, facing) +
    jasmine(look, facing)
  )
}

function jasmine(look: Look, facing: Facing): string {
  if (look.head !== 'bun' || facing === 'back') return ''
  const side = facing === 'left' ? 1 : -1
  return facing === 'front'
    ? line('M-3.6 -98.4q3.6 -2.6 7.2 0', paper.bright, 1)
    : line(`M${side * 6.2} -91.6q${side * 2.4} .6 ${side * 2.2} 3.2`, paper.bright, 1.1)
}
