import { dapple, footShadow, ground } from '../buildings/ground.ts'
import { storey, wall } from '../buildings/walls.ts'
import { brick, shaded, sky } from '../palette.ts'
import { poses } from '../people/cast.ts'
import { hills, marigoldBed, shrub } from '../plants.ts'
import { path, randomFrom, rect, repeat } from '../svg.ts'
import { rainTree } from '../trees.ts'
import { bicycle } from '../vehicles.ts'
import { BASE, front, passer, WIDTH } from './frame.ts'

/** Concrete on pillars with a grid of sun-breakers beside a wide river. */
export function mahanadiFront(): string {
  const random = randomFrom(41)
  const concrete = '#cfc8ba'
  const grid = (x: number, y: number, w: number, h: number, columns: number, rows: number): string =>
    repeat(columns * rows, (index) => {
      const cw = w / columns
      const ch = h / rows
      const cx = x + (index % columns) * cw
      const cy = y + Math.floor(index / columns) * ch
      const back = [brick.base, '#4d6c7d', '#e2a53a', '#4d6c7d', '#4d6c7d'][(index * 7) % 5] ?? sky.dark
      return (
        rect(cx, cy, cw, ch, shaded(back, 0.35)) +
        path(`M${cx} ${cy + ch}L${cx} ${cy + ch * 0.55}L${cx + cw} ${cy + ch * 0.8}V${cy + ch}Z`, back) +
        rect(cx, cy, 7, ch, '#e8e2d4') +
        rect(cx + 7, cy, 10, ch, shaded(concrete, 0.45), 'opacity="0.8"') +
        rect(cx, cy, cw, 7, '#e8e2d4') +
        rect(cx + 7, cy + 7, cw - 7, 8, shaded(concrete, 0.5), 'opacity="0.8"')
      )
    })
  const building =
    wall(170, 250, 760, 40, concrete, 'board', random) +
    grid(170, 290, 760, 220, 13, 3) +
    rect(930, 250, 8, 260, shaded(concrete, 0.3)) +
    rect(160, 510, 780, 20, '#ded7c8') +
    rect(180, 530, 740, 72, '#6b6a70') +
    storey({
      x: 330,
      y: 530,
      w: 440,
      h: 72,
      bays: 8,
      kind: 'flat',
      tones: { wall: '#8b4a3a', trim: concrete, inner: '#555', frame: '#2c2f45', glass: '#6d8b99' },
      masonry: 'brick',
      random,
      as: 'windows',
      open: [0.7, 0.66],
    }) +
    repeat(
      8,
      (index) =>
        path(`M${196 + index * 98} 530h34l-6 72h-22z`, '#d9d2c3') +
        path(`M${216 + index * 98} 530h14l-6 72h-6z`, shaded(concrete, 0.3)),
    ) +
    path('M150 258Q330 196 560 236T960 214L966 226Q780 250 560 252T150 270Z', '#e8e2d4') +
    wall(960, 200, 130, 402, shaded(concrete, 0.06), 'board', random) +
    repeat(6, (index) => rect(985, 240 + index * 52, 80, 12, '#4c5266')) +
    rect(1064, 200, 26, 402, shaded(concrete, 0.36)) +
    rect(938, 470, 22, 132, shaded(concrete, 0.4))
  return front('noon', 6, {
    behind:
      rect(0, 545, WIDTH, 60, '#a9c9d0') +
      repeat(10, (index) => rect((index * 173) % 1280, 552 + (index % 4) * 11, 90, 2.4, '#d6e6e4')) +
      hills(WIDTH, 548, 60, [0.5, 0.7, 0.5, 0.8, 0.5, 0.4], '#8fae9a'),
    building:
      building +
      ground(WIDTH, BASE, 800, { earth: '#b5b27a', path: '#d8cdb4' }, 560, 24) +
      footShadow(170, BASE, 900, 34),
    before:
      dapple(1060, 705, 420, 120, 15) +
      passer(520, 640, 9, poses.away) +
      passer(440, 668, 2, poses.books) +
      passer(398, 672, 6, poses.talk, false) +
      bicycle(720, 700, 112, brick.base) +
      passer(760, 742, 7, poses.walk) +
      passer(830, 750, 4, poses.file) +
      rainTree(1120, 760, 560, 101) +
      shrub(90, 806, 300, 100, 102) +
      marigoldBed(280, 660, 180, 103),
  })
}
