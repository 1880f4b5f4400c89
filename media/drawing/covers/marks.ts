import { circle, ellipse, line, path, rect, repeat } from '../svg.ts'

/** The publishers' marks, in a box from -20 to 20. */
export const marks: Record<string, (ink: string, ground: string) => string> = {
  'Aksharbari Prakashan': (ink, ground) =>
    path('M-18 18V-4L0 -19L18 -4V18Z', ink) + path('M-8 18V4A8 8 0 0 1 8 4V18Z', ground) + rect(-2, 2, 4, 16, ink),
  'Deepstambh Publishers': (ink, ground) =>
    path('M-8 19L-5 -6H5L8 19Z', ink) +
    path('M-9 -6H9L6 -11H-6Z', ink) +
    path('M0 -11Q-7 -15 0 -22Q7 -15 0 -11Z', ink) +
    line('M-6 4H6M-7 11H7', ground, 2.4),
  'Kalam-Dawat Publications': (ink, ground) =>
    path('M-17 18V2Q-17 -3 -12 -3V-8H4V-3Q9 -3 9 2V18Z', ink) +
    line('M-2 -4L16 -20', ink, 4) +
    rect(-12, 5, 16, 7, ground),
  'Mrigank Medical Books': (ink, ground) =>
    circle(0, 0, 19, ink) + circle(7, -4, 15, ground) + line('M6 -10V4M-1 -3H13', ink, 3.4),
  'Saptaparni Academic': (ink) =>
    repeat(7, (index) => `<g transform="rotate(${-90 + index * 30} 0 10)">${ellipse(0, -8, 4, 12, ink)}</g>`) +
    line('M0 10V20', ink, 3),
  'Shalmali Prakashani': (ink, ground) =>
    repeat(5, (index) => `<g transform="rotate(${index * 72})">${path('M0 -2Q-10 -10 0 -20Q10 -10 0 -2Z', ink)}</g>`) +
    circle(0, 0, 4, ground),
}
