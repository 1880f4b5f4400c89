import { brick, hair, ink, leaf, marigold, paper, skins, sky, wood } from '../palette.ts'
import type { Look, Pose } from './look.ts'

const [tan = '', warm = '', deep = '', light = '', earth = '', rose = ''] = skins

/** The recurring characters. */
export const cast = {
  teacherSari: {
    skin: tan,
    hair: hair.black,
    head: 'bun',
    clothes: 'sari',
    main: ink.mid,
    second: marigold.deep,
    accent: marigold.base,
    glasses: true,
  },
  principal: {
    skin: earth,
    hair: hair.grey,
    head: 'bun',
    clothes: 'sari',
    main: '#f4eddc',
    second: brick.base,
    accent: brick.base,
    glasses: true,
  },
  teacherKurta: {
    skin: warm,
    hair: hair.grey,
    head: 'elder',
    clothes: 'kurta',
    main: '#efe3c8',
    second: paper.warm,
    accent: brick.base,
    glasses: true,
    beard: true,
  },
  teacherShawl: {
    skin: light,
    hair: hair.brown,
    head: 'bun',
    clothes: 'shawl',
    main: brick.deep,
    second: ink.deep,
    accent: '#c9a56b',
  },
  sari: {
    skin: deep,
    hair: hair.black,
    head: 'bun',
    clothes: 'sari',
    main: brick.base,
    second: ink.deep,
    accent: marigold.base,
  },
  greenSari: {
    skin: warm,
    hair: hair.black,
    head: 'plait',
    clothes: 'sari',
    main: leaf.deep,
    second: marigold.base,
    accent: marigold.light,
  },
  salwar: {
    skin: light,
    hair: hair.black,
    head: 'plait',
    clothes: 'salwar',
    main: marigold.base,
    second: ink.deep,
    accent: brick.base,
  },
  blueSalwar: {
    skin: rose,
    hair: hair.brown,
    head: 'long',
    clothes: 'salwar',
    main: sky.dark,
    second: paper.warm,
    accent: marigold.light,
  },
  hijab: {
    skin: tan,
    hair: hair.black,
    head: 'hijab',
    clothes: 'salwar',
    main: leaf.base,
    second: '#e9dfc9',
    accent: '#e9dfc9',
  },
  indigoHijab: {
    skin: light,
    hair: hair.black,
    head: 'hijab',
    clothes: 'kurta',
    main: '#c9866a',
    second: ink.mid,
    accent: ink.deep,
  },
  shirt: {
    skin: deep,
    hair: hair.black,
    head: 'short',
    clothes: 'shirt',
    main: '#e8edf0',
    second: ink.deep,
    accent: brick.base,
  },
  ochreShirt: {
    skin: tan,
    hair: hair.black,
    head: 'short',
    clothes: 'shirt',
    main: '#d99a4a',
    second: '#4b4b5e',
    accent: brick.base,
  },
  skyShirt: {
    skin: earth,
    hair: hair.brown,
    head: 'short',
    clothes: 'shirt',
    main: sky.deep,
    second: wood.dark,
    accent: brick.base,
    glasses: true,
  },
  turban: {
    skin: light,
    hair: hair.black,
    head: 'turban',
    clothes: 'shirt',
    main: '#ece6d6',
    second: marigold.deep,
    accent: brick.base,
    beard: true,
  },
  kurta: {
    skin: rose,
    hair: hair.black,
    head: 'short',
    clothes: 'kurta',
    main: ink.soft,
    second: paper.warm,
    accent: marigold.light,
  },
  brickKurta: {
    skin: warm,
    hair: hair.black,
    head: 'short',
    clothes: 'kurta',
    main: brick.light,
    second: paper.warm,
    accent: paper.bright,
  },
} satisfies Record<string, Look>

/** Students in the order in which scenes use them. */
const students: Look[] = [
  cast.salwar,
  cast.shirt,
  cast.hijab,
  cast.kurta,
  cast.greenSari,
  cast.turban,
  cast.blueSalwar,
  cast.ochreShirt,
  cast.indigoHijab,
  cast.skyShirt,
  cast.sari,
  cast.brickKurta,
]

/** A student by index, wrapping around. */
export function student(index: number): Look {
  return students[index % students.length] ?? cast.shirt
}

/** The same person in a white laboratory coat. */
export function inCoat(look: Look): Look {
  return {
    ...look,
    clothes: 'coat',
    main: look.clothes === 'shirt' ? sky.deep : look.main,
    second:
      look.clothes === 'sari' || look.head === 'hijab' ? (look.head === 'hijab' ? look.second : look.main) : '#4b4b5e',
  }
}

/** The same person in a convocation gown. */
export function inGown(look: Look): Look {
  return { ...look, clothes: 'gown', main: ink.deep, accent: marigold.base }
}

export function pupil(index: number): Look {
  const heads = ['plait', 'short', 'plait', 'short', 'hijab', 'short', 'long'] as const
  const head = heads[index % heads.length] ?? 'short'
  return {
    skin: skins[index % skins.length] ?? tan,
    hair: hair.black,
    head,
    clothes: 'uniform',
    main: '#f3efe4',
    second: head === 'hijab' ? '#f3efe4' : ink.mid,
    accent: brick.base,
    young: true,
  }
}

/** Poses that many scenes share. */
export const poses = {
  stand: { body: 'stand', left: 'down', right: 'down', facing: 'front' },
  books: { body: 'stand', left: 'down', right: 'chest', facing: 'front', holds: 'books' },
  walk: { body: 'walk', left: 'chest', right: 'down', facing: 'right', holds: 'books' },
  stroll: { body: 'walk', left: 'down', right: 'down', facing: 'right', holds: 'bag' },
  talk: { body: 'stand', left: 'down', right: 'forward', facing: 'right', holds: 'bag' },
  file: { body: 'stand', left: 'down', right: 'chest', facing: 'right', holds: 'file' },
  away: { body: 'walk', left: 'down', right: 'down', facing: 'back' },
  point: { body: 'stand', left: 'chest', right: 'point', facing: 'front', holds: 'books' },
  backBust: { body: 'bust', left: 'down', right: 'down', facing: 'back' },
  backRaise: { body: 'bust', left: 'down', right: 'raise', facing: 'back' },
  reader: { body: 'bust', left: 'desk', right: 'desk', facing: 'front' },
  floor: { body: 'floor', left: 'down', right: 'lap', facing: 'front' },
  floorBack: { body: 'floor', left: 'down', right: 'down', facing: 'back' },
  floorRaise: { body: 'floor', left: 'down', right: 'raise', facing: 'back' },
  bench: { body: 'sit', left: 'lap', right: 'lap', facing: 'right' },
} satisfies Record<string, Pose>
