import { drawSky, drawTint, lights } from '../light.ts'
import { brick, ink, leaf, marigold, mix, sky } from '../palette.ts'
import { coconutPalm } from '../palms.ts'
import { student } from '../people/cast.ts'
import { person } from '../people/figure.ts'
import { hills } from '../plants.ts'
import { circle, ellipse, path, picture, rect, repeat } from '../svg.ts'

/** A row of students in lotus posture before the rising sun. */
export function yoga(): string {
  const [w, h] = [1200, 700]
  const light = { ...lights.dawn, sun: null }
  const mats = repeat(5, (index) => {
    const x = 150 + index * 225
    const y = 590 + (index % 2) * 40
    const colour = [brick.base, ink.mid, leaf.deep, marigold.deep, sky.dark][index] ?? ink.mid
    const look = student(index * 2 + 1)
    return (
      path(`M${x - 98} ${y - 20}H${x + 98}L${x + 112} ${y + 22}H${x - 112}Z`, colour) +
      person(
        x,
        y + 4,
        350,
        {
          ...look,
          clothes: look.head === 'hijab' ? 'salwar' : 'kurta',
          main: '#f1e7d2',
          accent: colour,
          second: look.head === 'turban' ? colour : look.head === 'hijab' ? look.second : '#f1e7d2',
        },
        { body: 'floor', left: 'namaste', right: 'namaste', facing: 'front' },
      )
    )
  })
  const sun =
    circle(600, 330, 190, '#fbe5b4', 'opacity="0.7"') +
    circle(600, 330, 132, '#f9c866') +
    circle(600, 330, 116, '#fbd98d')
  return picture(
    w,
    h,
    drawSky(light, w, 430, 51, 2) +
      sun +
      hills(w, 430, 120, [0.3, 0.6, 0.4, 0.7, 0.5, 0.8], mix('#8fa8a6', '#f6e3c4', 0.35)) +
      coconutPalm(90, 470, 420, 5, 0.14) +
      coconutPalm(1120, 470, 460, 6, -0.12) +
      coconutPalm(1010, 460, 320, 7, 0.08) +
      rect(0, 428, w, 272, '#a9ad6a') +
      path('M0 470Q600 430 1200 470V700H0Z', '#b6b777') +
      ellipse(600, 460, 240, 22, '#f4dc9d', 'opacity="0.6"') +
      mats +
      drawTint(lights.afternoon, w, h),
  )
}
