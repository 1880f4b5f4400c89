import { ink, mix, paper, shaded, sunlit } from '../palette.ts'
import { circle, inside, line, lit, path, rect } from '../svg.ts'
import type { Facing, Look } from './look.ts'

const shoulders = 'M-10.4 -73.5Q-9.6 -77.4 -3.4 -78.6L3.4 -78.6Q9.6 -77.4 10.4 -73.5'

function cloth(d: string, colour: string, detail = ''): string {
  return lit(d, colour, shaded(colour, 0.24), -4.4) + (detail ? inside(d, detail) : '')
}

/** The skirt of a sari with pleats and a border at the hem. */
function sariSkirt(look: Look, hem: number): string {
  const d = `M-8.6 -57Q0 -54.6 8.6 -57Q11.4 -38 12.4 ${hem}Q0 ${hem + 2.4} -12.4 ${hem}Q-11.4 -38 -8.6 -57Z`
  const pleats = line(`M-1 -54L-3.6 ${hem}M1.6 -54L0.6 ${hem}M4 -54L5 ${hem}`, shaded(look.main, 0.3), 0.7)
  const border =
    line(`M-13 ${hem - 2}Q0 ${hem + 0.6} 13 ${hem - 2}`, look.accent, 3) +
    line(`M-13 ${hem - 5}Q0 ${hem - 2.6} 13 ${hem - 5}`, sunlit(look.accent, 0.4), 0.6)
  return cloth(d, look.main, pleats + border)
}

function sariDrape(look: Look, facing: Facing, floor: boolean): string {
  if (facing === 'back') {
    const end = floor ? -50 : -36
    const back = 'M-9.8 -76L-2 -78.4L9.2 -60L9 -52L-9 -54Z'
    return (
      cloth(back, look.main) +
      cloth(
        `M-10 -76L-3.4 -78L-3 ${end - 1}L-13 ${end}Z`,
        look.main,
        line(`M-13 ${end - 2.4}L-2 ${end - 3.4}`, look.accent, 2.6),
      )
    )
  }
  const d = 'M-10 -75.6L-3.6 -78.6Q3 -70 9 -61L9 -52Q0 -50.6 -9 -53.4Z'
  return cloth(
    d,
    look.main,
    line('M-3.4 -79Q3 -70 9.6 -60.6', look.accent, 2.2) +
      line('M-8 -74Q-1 -64 8 -55M-9 -68Q-4 -60 3 -53', shaded(look.main, 0.28), 0.6),
  )
}

/** The end of a sari or a dupatta, hanging behind the shoulders. */
export function drawBehind(look: Look, floor: boolean): string {
  const end = floor ? -48 : -36
  if (look.clothes === 'sari')
    return cloth(
      `M-10.2 -75L-5 -77L-8.4 ${end}L-15 ${end - 1.5}Z`,
      look.main,
      line(`M-16 ${end - 2.6}L-7 ${end - 1}`, look.accent, 2.8),
    )
  if (look.clothes === 'salwar')
    return (
      path(`M-9.6 -76L-6 -77L-9.5 ${end - 8}L-14 ${end - 9}Z`, shaded(look.accent, 0.15)) +
      path(`M9.6 -76L6 -77L9.5 ${end - 4}L14 ${end - 5}Z`, shaded(look.accent, 0.32))
    )
  return ''
}

/** Legs or skirt of a standing or walking person. */
export function drawLegs(look: Look, walking: boolean): string {
  const shoe = (x: number, y: number): string => path(`M${x - 3} ${y + 3}q0 -3.4 3 -3.4q4 .2 4.6 3.4z`, '#2a2330')
  if (look.clothes === 'sari') return shoe(-4, -3) + shoe(3.4, -3) + sariSkirt(look, -2)
  if (look.clothes === 'gown') return shoe(-4, -3) + shoe(3.4, -3)
  const trousers =
    look.head === 'turban' && look.clothes === 'shirt'
      ? ink.deep
      : look.clothes === 'kurta'
        ? mix(paper.warm, look.second, 0.25)
        : look.second
  const legs = walking
    ? lit(
        'M-6.8 -50H6.8L10.6 -27L12.8 -4.4L7.8 -3.8L4.6 -25L0.6 -36L-3.4 -24L-9.6 -5.6L-14 -8L-9.2 -27Z',
        trousers,
        shaded(trousers, 0.28),
        -2.6,
      )
    : lit('M-8.4 -50H8.4L7.6 -3.4H2.2L0.5 -40L-1.2 -3.4H-6.8Z', trousers, shaded(trousers, 0.28), -2)
  return (walking ? shoe(10.4, -5.4) + shoe(-12, -8) : shoe(-4, -3.2) + shoe(4.8, -3.2)) + legs
}

/** The garment on the torso; `floor` shortens garments that would reach the knees. */
export function drawTorso(look: Look, facing: Facing, floor: boolean): string {
  const back = facing === 'back'
  const knee = floor
    ? -47
    : look.clothes === 'gown'
      ? -6
      : look.clothes === 'coat'
        ? -27
        : look.clothes === 'salwar'
          ? -29
          : -25
  const flare = floor ? 10.5 : look.clothes === 'gown' ? 15.5 : 12.4
  const long = `${shoulders}L8.6 -57L${flare} ${knee}Q0 ${knee + 1.6} ${-flare} ${knee}L-8.6 -57Z`
  const short = `${shoulders}L8.9 -56L9.2 -46.5H-9.2L-8.9 -56Z`
  const collar = back ? '' : path('M-3.4 -79L0 -73L3.4 -79Z', shaded(look.skin, 0.12))
  switch (look.clothes) {
    case 'shirt':
    case 'uniform': {
      const placket = back
        ? ''
        : line('M0 -73V-47', shaded(look.main, 0.25), 0.6) +
          line('M-3.6 -79L-1.6 -74.4L0 -76M3.6 -79L1.6 -74.4L0 -76', shaded(look.main, 0.3), 0.9)
      const tie =
        look.clothes === 'uniform' && !back ? path('M-1.2 -75.4H1.2L1.6 -62L0 -60L-1.6 -62Z', look.accent) : ''
      return cloth(short, look.main, placket + tie) + collar
    }
    case 'kurta':
      return (
        cloth(
          long,
          look.main,
          (back ? '' : line('M0 -75V-62', look.accent, 1.5)) + line(`M${-flare} ${knee}H${flare}`, look.accent, 1.6),
        ) + collar
      )
    case 'shawl':
      return (
        cloth(long, look.main) +
        cloth(
          'M-10.8 -73Q-9 -78 -3 -79L4 -73L11 -58L9 -47L1 -51L-11 -61Z',
          look.accent,
          line('M-3 -78.6L4.4 -72.4L11.4 -57', shaded(look.accent, 0.3), 1.4),
        )
      )
    case 'salwar': {
      const dots = [
        [-5, -45],
        [3, -41],
        [-2, -36],
        [6, -50],
        [-6, -55],
        [1, -51],
        [7, -34],
      ]
        .map(([x = 0, y = 0]) => circle(x, y, 0.8, sunlit(look.main, 0.45)))
        .join('')
      const stole = back
        ? line('M-9 -75Q0 -69 9 -75', look.accent, 4)
        : line('M-8.6 -75.6Q0 -59 8.6 -75.6', look.accent, 4.4) +
          line('M-8 -73.6Q0 -58 8 -73.6', sunlit(look.accent, 0.35), 0.7)
      return cloth(long, look.main, dots + line(`M${-flare} ${knee}H${flare}`, look.second, 2.2)) + collar + stole
    }
    case 'coat': {
      const white = '#f7f4ec'
      const seam = back
        ? line('M0 -60V-27', '#cfccd0', 0.7)
        : line('M0 -66V-27M-3.4 -78L0 -66L3.4 -78', '#b9b8c4', 0.8) +
          rect(3.4, -68, 4, 3.6, 'none', 'stroke="#b9b8c4" stroke-width=".6"')
      return cloth(long, white, seam) + (back ? '' : path('M-3.4 -79L0 -67.4L3.4 -79Z', look.main))
    }
    case 'gown': {
      const sash = back
        ? line('M-7 -77Q0 -64 7 -77', look.accent, 2.4)
        : path('M-8 -77L-3.2 -78.6L0 -62L3.2 -78.6L8 -77L1.6 -55H-1.6Z', look.accent)
      return cloth(long, look.main, line('M-4 -56L-7 -7M4.5 -56L8 -7', shaded(look.main, 0.35), 0.9)) + collar + sash
    }
    case 'sari':
      return cloth(`${shoulders}L8.4 -57Q0 -55 -8.4 -57Z`, look.second) + collar + sariDrape(look, facing, floor)
  }
}

/** Crossed or folded legs of a person sitting on the floor, with the seat at -14. */
export function drawFloorLegs(look: Look): string {
  const colour = ['sari', 'gown', 'kurta', 'shawl'].includes(look.clothes) ? look.main : look.second
  const d = 'M-9.4 -17Q0 -14 9.4 -17Q19 -14 22.6 -5Q22 0 13 0Q4 -1 0 -3.4Q-4 -1 -13 0Q-22 0 -22.6 -5Q-19 -14 -9.4 -17Z'
  const fold = line('M-17 -6Q-6 -9 3 -3M16 -7Q8 -10 2 -7', shaded(colour, 0.32), 0.8)
  return cloth(
    d,
    colour,
    fold + (look.clothes === 'sari' ? line('M-22 -3Q-10 1 0 -3Q10 1 22 -3', look.accent, 2.6) : ''),
  )
}

/** Thighs and shins of a person sitting sideways on a seat 26 high, facing right. */
export function drawSeatLegs(look: Look): string {
  const skirt = look.clothes === 'sari'
  const colour = skirt || look.clothes === 'gown' ? look.main : look.second
  const d = skirt
    ? 'M-8.6 -30L4 -31Q17 -31 18 -26L20 -3Q12 -1 5 -3L3 -20L-8.6 -20Z'
    : 'M-8 -30L6 -30.5Q17.5 -30 17.6 -23L18.4 -3.5H12.6L11 -20.5L-8 -20Z'
  return (
    path('M12 -.2q0 -3.6 4 -3.6q5 .4 6 3.6z', '#2a2330') +
    cloth(d, colour, skirt ? line('M4 -4.4Q12 -2 21 -4.6', look.accent, 2.4) : '')
  )
}
