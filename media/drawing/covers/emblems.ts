import { circle, ellipse, line, path, rect, repeat } from '../svg.ts'

/** The two colours of an emblem and its background. */
export interface EmblemInk {
  main: string
  accent: string
  ground: string
}
type Emblem = (ink: EmblemInk) => string

const stem = (ink: EmblemInk, d: string, width = 6): string => line(d, ink.main, width)

/** Emblems in a box from -100 to 100, one per kind of subject. */
export const emblems = {
  seedling: (i) =>
    stem(i, 'M0 84V-8') +
    path('M0 20Q-70 14 -78 -48Q-14 -46 0 20Z', i.main) +
    path('M0 -6Q64 -16 74 -76Q8 -72 0 -6Z', i.accent) +
    path('M-70 84Q0 56 70 84Z', i.main),
  lamp: (i) =>
    path('M-66 16H66Q54 62 12 64V80H34V92H-34V80H-12V64Q-54 62 -66 16Z', i.main) +
    path('M0 8Q-34 -26 0 -84Q34 -26 0 8Z', i.accent) +
    path('M0 4Q-14 -16 0 -42Q14 -16 0 4Z', i.ground),
  book: (i) =>
    path('M0 -30Q-44 -66 -92 -50V54Q-44 38 0 74Z', i.main) +
    path('M0 -30Q44 -66 92 -50V54Q44 38 0 74Z', i.accent) +
    [-20, 2, 24].map((y) => line(`M-74 ${y - 6}Q-44 ${y - 14} -18 ${y + 6}`, i.ground, 4)).join(''),
  wheel: (i) =>
    circle(0, 0, 84, 'none', `stroke="${i.main}" stroke-width="13"`) +
    repeat(12, (n) =>
      line(
        `M0 0L${(Math.cos((n * Math.PI) / 6) * 78).toFixed(1)} ${(Math.sin((n * Math.PI) / 6) * 78).toFixed(1)}`,
        i.main,
        5,
      ),
    ) +
    circle(0, 0, 22, i.accent),
  speech: (i) =>
    path('M-90 -66H40Q54 -66 54 -50V6Q54 22 40 22H-30L-62 54V22H-76Q-90 22 -90 6Z', i.main) +
    path('M-6 36H66V-20H78Q90 -20 90 -6V60Q90 72 78 72H70V96L42 72H6Q-6 72 -6 60Z', i.accent) +
    [-44, -22, 0].map((y, n) => line(`M-70 ${y}h${n === 2 ? 60 : 100}`, i.ground, 5)).join(''),
  compass: (i) =>
    stem(i, 'M0 -70L-56 88M0 -70L56 88', 11) +
    circle(0, -76, 16, i.accent) +
    line('M-84 44A110 110 0 0 0 84 44', i.accent, 6) +
    stem(i, 'M-24 0H24', 6),
  steps: (i) =>
    repeat(4, (n) => rect(-88 + n * 44, 60 - n * 36, 44, 30 + n * 36, n % 2 ? i.accent : i.main)) +
    circle(66, -86, 14, i.accent),
  scale: (i) =>
    stem(i, 'M0 -84V78M-46 84H46M-76 -56Q0 -80 76 -56', 7) +
    path('M-108 20H-44Q-50 48 -76 48T-108 20Z', i.accent) +
    path('M44 20H108Q102 48 76 48T44 20Z', i.accent) +
    line('M-76 -56L-104 20M-76 -56L-48 20M76 -56L48 20M76 -56L104 20', i.main, 3) +
    circle(0, -86, 12, i.accent),
  hand: (i) =>
    path(
      'M-44 92V10L-66 -30Q-70 -46 -56 -46L-30 -12V-76Q-30 -88 -19 -88T-8 -76V-26V-88Q-8 -100 3 -100T14 -88V-26V-78Q14 -90 25 -90T36 -78V-18V-54Q36 -66 46 -66T56 -54V30Q54 66 40 92Z',
      i.main,
    ) +
    circle(4, 30, 20, i.accent) +
    line('M4 10V50M-16 30H24', i.ground, 3),
  globe: (i) =>
    circle(0, -8, 72, i.main) +
    line('M-72 -8H72M0 -80V64M-40 -66Q-62 -8 -40 52M40 -66Q62 -8 40 52', i.ground, 4) +
    line('M-30 -92A88 88 0 0 1 20 78', i.accent, 8) +
    rect(-6, 70, 12, 18, i.main) +
    rect(-46, 84, 92, 10, i.accent),
  flask: (i) =>
    path('M-24 -90H24V-30L78 66Q88 92 62 92H-62Q-88 92 -78 66L-24 -30Z', i.main) +
    path('M-46 28H46L66 66Q72 80 58 80H-58Q-72 80 -66 66Z', i.accent) +
    circle(-14, 54, 9, i.ground) +
    circle(20, 62, 6, i.ground) +
    rect(-34, -98, 68, 14, i.main),
  leafsprig: (i) =>
    stem(i, 'M-50 92Q0 30 22 -88', 6) +
    [
      [-34, 60, -1],
      [-10, 20, 1],
      [4, -22, -1],
      [14, -56, 1],
    ]
      .map(([x = 0, y = 0, s = 1]) =>
        path(
          `M${x} ${y}q${s * 20} ${-44} ${s * 78} ${-34}q${-s * 18} ${48} ${-s * 78} ${34}z`,
          s > 0 ? i.accent : i.main,
        ),
      )
      .join('') +
    path('M22 -80q-20 -10 -6 -24q18 6 6 24z', i.main),
  mortar: (i) =>
    path('M-82 -16H82Q76 56 34 62L42 90H-42L-34 62Q-76 56 -82 -16Z', i.main) +
    line('M12 -20L64 -92', i.accent, 20) +
    ellipse(0, -16, 82, 13, i.main) +
    ellipse(0, -16, 62, 8, i.ground),
  heart: (i) =>
    path('M0 88C-110 16 -92 -70 -42 -70Q-12 -70 0 -38Q12 -70 42 -70C92 -70 110 16 0 88Z', i.main) +
    line('M-92 4H-36L-18 -34L8 46L28 4H92', i.accent, 8),
  capsule: (i) =>
    `<g transform="rotate(-38)">${path('M0 -36H-54Q-90 -36 -90 0T-54 36H0Z', i.main)}${path('M0 -36H54Q90 -36 90 0T54 36H0Z', i.accent)}</g>${circle(62, 62, 22, i.main)}${line('M48 62h28', i.ground, 4)}${circle(-66, -64, 15, i.accent)}`,
  microscope: (i) =>
    path('M-10 -96L24 -80L-14 6L-48 -10Z', i.main) +
    stem(i, 'M16 -60Q84 -20 52 62M-70 84H78M-46 44H22', 13) +
    path('M-46 6L-20 18L-30 40L-54 28Z', i.accent) +
    rect(-54, 50, 70, 9, i.accent),
  sun: (i) =>
    circle(0, 0, 38, i.accent) +
    repeat(16, (n) =>
      line(
        `M${(Math.cos((n * Math.PI) / 8) * 54).toFixed(1)} ${(Math.sin((n * Math.PI) / 8) * 54).toFixed(1)}L${(Math.cos((n * Math.PI) / 8) * (n % 2 ? 74 : 94)).toFixed(1)} ${(Math.sin((n * Math.PI) / 8) * (n % 2 ? 74 : 94)).toFixed(1)}`,
        i.main,
        8,
      ),
    ),
  kite: (i) =>
    path('M0 -96L62 -18L0 66L-62 -18Z', i.main) +
    path('M0 -96L62 -18H0ZM0 66L-62 -18H0Z', i.accent) +
    line('M0 66Q30 84 10 98', i.main, 5) +
    path('M-6 78l-18 -8v16zM6 82l18 -8v16z', i.accent),
  abacus: (i) =>
    rect(-88, -78, 176, 156, 'none', `stroke="${i.main}" stroke-width="11"`) +
    [-42, 0, 42]
      .map(
        (y, row) =>
          line(`M-82 ${y}H82`, i.main, 4) +
          repeat(5, (n) => circle(-62 + n * 24 + (n > row + 1 ? 32 : 0), y, 12, (n + row) % 3 ? i.main : i.accent)),
      )
      .join(''),
  drum: (i) =>
    path('M-60 -36Q-30 0 -60 60H60Q30 0 60 -36Z', i.main) +
    ellipse(0, -36, 60, 17, i.accent) +
    ellipse(0, 60, 60, 15, i.accent) +
    line('M-56 -30L-20 58L20 -24L56 56M56 -30L20 58L-20 -24L-56 56', i.ground, 3) +
    circle(0, -36, 9, i.ground),
  school: (i) =>
    path('M-92 84V-4H92V84Z', i.main) +
    path('M-104 -4L0 -78L104 -4Z', i.accent) +
    path('M-18 84V40A18 18 0 0 1 18 40V84Z', i.ground) +
    [-68, 42].map((x) => rect(x, 22, 26, 30, i.ground)).join('') +
    circle(0, -32, 13, i.ground),
  scroll: (i) =>
    path('M-62 -78H58Q78 -78 78 -60V-44H52V64Q52 84 32 84H-74Q-50 84 -50 62V-60Q-50 -78 -62 -78Z', i.main) +
    [-46, -20, 6, 32].map((y, n) => line(`M-30 ${y}h${n === 3 ? 36 : 62}`, i.ground, 5)).join('') +
    circle(40, 70, 22, i.accent),
  pot: (i) =>
    path('M-34 -70H34V-54Q86 -30 78 26Q66 84 0 84T-78 26Q-86 -30 -34 -54Z', i.main) +
    rect(-46, -84, 92, 16, i.accent) +
    line('M-74 4Q0 30 74 4M-76 22Q0 48 76 22', i.accent, 6) +
    repeat(6, (n) => circle(-50 + n * 20, 36 - Math.abs(n - 2.5) * 3, 4, i.ground)),
  bird: (i) =>
    path('M-92 18Q-40 -52 20 -40Q34 -76 66 -68L92 -52L70 -44Q70 26 4 56L-10 86H-22L-18 58Q-60 56 -92 18Z', i.main) +
    path('M-50 12Q-6 -22 30 4Q6 40 -50 12Z', i.accent) +
    circle(62, -54, 5, i.ground),
  screen: (i) =>
    rect(-92, -72, 184, 122, i.main, 'rx="8"') +
    rect(-78, -58, 156, 94, i.ground) +
    path('M-24 -36L40 -10L-24 16Z', i.accent) +
    rect(-16, 50, 32, 26, i.main) +
    rect(-54, 74, 108, 12, i.accent),
  ear: (i) =>
    circle(-34, -26, 34, i.main) +
    path('M-96 84Q-92 18 -34 18T28 84Z', i.main) +
    circle(48, -8, 26, i.accent) +
    path('M6 84Q10 32 50 32T96 84Z', i.accent),
} satisfies Record<string, Emblem>
export type EmblemName = keyof typeof emblems

/** The emblem of each book, by the book's key. */
export const emblemOf: Record<string, EmblemName> = {
  'bed-childhood': 'kite',
  'bed-contemporary-india': 'wheel',
  'bed-language-curriculum': 'speech',
  'bed-shikshar-darshan': 'lamp',
  'bed-reading-texts': 'book',
  'bed-learning-teaching': 'steps',
  'bed-assessment': 'scale',
  'bed-pedagogy-maths': 'compass',
  'bed-bhasha-shikshan': 'speech',
  'bed-knowledge-curriculum': 'globe',
  'bed-school-internship': 'school',
  'bed-physical-science': 'flask',
  'bed-social-science': 'globe',
  'bed-itihas-pathdan': 'scroll',
  'bed-ict': 'screen',
  'bed-inclusive-school': 'hand',
  'bed-gender': 'ear',
  'bed-yoga-health': 'sun',
  'bed-guidance': 'ear',
  'bed-environment': 'seedling',
  'deled-child-studies': 'kite',
  'deled-bal-vikas': 'seedling',
  'deled-bangla-bhasha': 'book',
  'deled-early-maths': 'abacus',
  'deled-education-society': 'school',
  'deled-environmental-studies': 'leafsprig',
  'deled-english-young': 'speech',
  'deled-craft': 'pot',
  'deled-ganit-shikshan': 'abacus',
  'deled-early-literacy': 'book',
  'deled-cognition': 'steps',
  'deled-science-primary': 'sun',
  'deled-santali-reader': 'drum',
  'deled-paribesh': 'bird',
  'deled-multigrade': 'steps',
  'deled-school-leadership': 'lamp',
  'deled-social-studies': 'globe',
  'deled-music-movement': 'drum',
  'deled-urdu-tadrees': 'scroll',
  'deled-nepali-bhasha': 'bird',
  'dpharm-pharmaceutics': 'mortar',
  'dpharm-chemistry': 'flask',
  'dpharm-pharmacognosy': 'leafsprig',
  'dpharm-anatomy': 'heart',
  'dpharm-social-pharmacy': 'hand',
  'dpharm-practical-pharmaceutics': 'mortar',
  'dpharm-practical-chemistry': 'flask',
  'dpharm-bhesaj-bigyan': 'leafsprig',
  'dpharm-sharir-rachna': 'heart',
  'dpharm-calculations': 'abacus',
  'dpharm-pharmacology': 'capsule',
  'dpharm-community': 'ear',
  'dpharm-biochemistry': 'flask',
  'dpharm-pharmacotherapeutics': 'capsule',
  'dpharm-microbiology': 'microscope',
  'dpharm-hospital': 'heart',
  'dpharm-law': 'scale',
  'dpharm-jurisprudence': 'scale',
  'dpharm-store': 'capsule',
  'dpharm-formulary': 'mortar',
}
