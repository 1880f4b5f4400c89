import { brick, marigold, paper, wood } from '../palette.ts'
import { cast, pupil } from '../people/cast.ts'
import { person } from '../people/figure.ts'
import { blackboard, chalk } from '../props.ts'
import { farWall, room } from '../rooms/room.ts'
import { styles } from '../rooms/styles.ts'
import { path, picture, rect, repeat } from '../svg.ts'

/** A trainee's lesson in a village school, the children on the floor. */
export function practiceLesson(): string {
  const [w, h] = [1200, 900]
  const far = farWall(w, h)
  const paperFlags = repeat(14, (index) =>
    path(
      `M${far.x0 + 30 + index * 57} ${far.y0 + 16}h40l-20 34z`,
      [brick.base, marigold.base, paper.bright, '#86aebd'][index % 4] ?? brick.base,
    ),
  )
  const kids = (y: number, count: number, size: number, first: number): string =>
    repeat(count, (index) =>
      person(w * (0.16 + ((index + 0.5) / count) * 0.74), y, size, pupil(index + first), {
        body: 'floor',
        left: 'down',
        right: (index + first) % 3 === 1 ? 'raise' : 'down',
        facing: 'back',
      }),
    )
  return picture(
    w,
    h,
    room(w, h, styles.assam) +
      paperFlags +
      blackboard(far.x0 + 240, far.y0 + 74, 440, 240, chalk.letters) +
      rect(far.x0 + 60, far.y0 + 120, 110, 140, '#f2e2b8') +
      rect(far.x0 + 76, far.y0 + 140, 78, 70, '#9dae5c') +
      rect(far.x0 + 76, far.y0 + 222, 60, 6, wood.deep) +
      person(far.x0 + 172, far.y1 + 70, 400, cast.hijab, {
        body: 'stand',
        left: 'chest',
        right: 'point',
        facing: 'right',
        holds: 'books',
      }) +
      kids(h * 0.8, 6, 230, 0) +
      kids(h * 0.975, 5, 280, 2),
  )
}
