import { openingPath } from '../buildings/openings.ts'
import { brick, ink, leaf, paper, shaded, sky, sunlit, wood } from '../palette.ts'
import { cast } from '../people/cast.ts'
import { person } from '../people/figure.ts'
import { bookPile, bookshelf, openBook } from '../props.ts'
import { inside, line, multiply, path, picture, poly, randomFrom, rect } from '../svg.ts'
import { crown, greens } from '../trees.ts'

/** A reader in a tall window seat. */
export function libraryWindow(): string {
  const [w, h] = [1000, 1250]
  const random = randomFrom(8)
  const arch = openingPath('round', 270, 120, 480, 800)
  const view =
    rect(250, 100, 520, 840, '#dfe9e4') +
    rect(250, 640, 520, 300, '#b9c489') +
    path('M250 660Q420 600 560 640T780 620V760H250Z', leaf.light) +
    crown(640, 330, 230, 170, greens.neem, random) +
    crown(360, 250, 150, 100, greens.neem, random) +
    line('M760 420Q640 400 520 330', wood.deep, 12)
  const bars = line('M510 100V930M270 420H750M270 660H750', paper.bright, 14) + line('M517 100V930', paper.deep, 4)
  const seat =
    rect(210, 900, 600, 40, wood.light) +
    rect(210, 932, 600, 14, wood.deep) +
    rect(230, 946, 560, 200, wood.base) +
    rect(260, 976, 240, 140, shaded(wood.base, 0.2)) +
    rect(520, 976, 240, 140, shaded(wood.base, 0.2)) +
    rect(250, 872, 520, 34, brick.base, 'rx="14"') +
    rect(250, 892, 520, 14, brick.deep, 'rx="7"')
  const sun = poly(
    [
      [300, 1146],
      [760, 1146],
      [960, 1250],
      [420, 1250],
    ],
    '#fff1cf',
    'opacity="0.6"',
  )
  const reader = person(480, 884 + 10, 520, cast.blueSalwar, {
    body: 'floor',
    left: 'desk',
    right: 'desk',
    facing: 'front',
  })
  return picture(
    w,
    h,
    rect(0, 0, w, h, '#e7d3a8') +
      rect(0, 1146, w, 110, '#b4775a') +
      sun +
      bookshelf(-30, 60, 220, 1080, 8, random) +
      bookshelf(830, 60, 220, 1080, 8, random) +
      path(openingPath('round', 236, 84, 548, 840), sunlit('#e7d3a8', 0.5)) +
      inside(arch, view + bars) +
      line(arch, wood.deep, 14) +
      inside(arch, multiply(rect(270, 100, 40, 840, ink.soft), 0.35)) +
      seat +
      reader +
      openBook(480, 800, 170) +
      bookPile(690, 876, 120, 5) +
      bookPile(320, 874, 90, 2) +
      rect(716, 772, 6, 10, sky.dark),
  )
}
