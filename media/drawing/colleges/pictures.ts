import { cast, student } from '../people/cast.ts'
import { chalk } from '../props.ts'
import { classroom } from '../rooms/classroom.ts'
import { courtyard } from '../rooms/courtyard.ts'
import { hall } from '../rooms/hall.ts'
import { laboratory } from '../rooms/laboratory.ts'
import { library } from '../rooms/library.ts'
import { medicineStore } from '../rooms/store.ts'
import { styles } from '../rooms/styles.ts'
import { treeClass } from '../rooms/tree-class.ts'
import { mirrored } from '../svg.ts'
import { greens } from '../trees.ts'
import { aravalliFront } from './aravalli.ts'
import { deodarFront } from './deodar.ts'
import { gomtiFront } from './gomti.ts'
import { luitparFront } from './luitpar.ts'
import { mahanadiFront } from './mahanadi.ts'
import { nilathiraFront } from './nilathira.ts'
import { palashbanFront } from './palashban.ts'
import { phalgutirFront } from './phalgutir.ts'
import { sahyadriFront } from './sahyadri.ts'
import { shantivanFront } from './shantivan.ts'
import { tistaparFront } from './tistapar.ts'
import { tungataraFront } from './tungatara.ts'

const inside = { w: 1280, h: 800 }

/** The front and the interiors of each college, by file. */
export const collegePictures: [string, () => string][] = [
  ['colleges/shantivan-front.webp', shantivanFront],
  ['colleges/tistapar-front.webp', tistaparFront],
  ['colleges/phalgutir-front.webp', phalgutirFront],
  ['colleges/palashban-front.webp', palashbanFront],
  ['colleges/deodar-front.webp', deodarFront],
  ['colleges/aravalli-front.webp', aravalliFront],
  ['colleges/nilathira-front.webp', nilathiraFront],
  ['colleges/sahyadri-front.webp', sahyadriFront],
  ['colleges/mahanadi-front.webp', mahanadiFront],
  ['colleges/luitpar-front.webp', luitparFront],
  ['colleges/gomti-front.webp', gomtiFront],
  ['colleges/tungatara-front.webp', tungataraFront],
  [
    'colleges/shantivan-tree-class.webp',
    () => treeClass({ ...inside, seed: 301, teacher: cast.teacherKurta, look: student, chalk: chalk.plant }),
  ],
  ['colleges/shantivan-library.webp', () => library({ ...inside, style: styles.bengal, seed: 303 })],
  [
    'colleges/tistapar-classroom.webp',
    () => classroom({ ...inside, style: styles.planter, chalk: chalk.letters, teacher: cast.greenSari, first: 1 }),
  ],
  ['colleges/phalgutir-hall.webp', () => hall({ ...inside, style: styles.cream, first: 2 })],
  ['colleges/palashban-lab.webp', () => laboratory({ ...inside, style: styles.stonehouse, seed: 304 })],
  [
    'colleges/palashban-courtyard.webp',
    () =>
      courtyard({
        light: 'morning',
        tones: { wall: '#a8937c', trim: '#ddd5c5', inner: '#6a5b52', frame: '#1f2a5a', glass: '#56778a' },
        kind: 'flat',
        masonry: 'stone',
        roof: 'flat',
        floor: '#c2a58a',
        centre: 'tree',
        seed: 305,
      }),
  ],
  [
    'colleges/deodar-classroom.webp',
    () => classroom({ ...inside, style: styles.hill, chalk: chalk.waterCycle, teacher: cast.teacherShawl, first: 4 }),
  ],
  ['colleges/deodar-library.webp', () => mirrored(library({ ...inside, style: styles.hill, seed: 306 }), 1280)],
  [
    'colleges/aravalli-courtyard.webp',
    () =>
      courtyard({
        light: 'afternoon',
        tones: { wall: '#dba873', trim: '#f4d9aa', inner: '#8f5c42', frame: '#4a6a73', glass: '#4a5f73' },
        kind: 'cusped',
        masonry: 'stone',
        roof: 'flat',
        floor: '#d2a06c',
        centre: 'tree',
        seed: 307,
        leaves: greens.dry,
      }),
  ],
  ['colleges/aravalli-lab.webp', () => mirrored(laboratory({ ...inside, style: styles.sandstone, seed: 308 }), 1280)],
  ['colleges/nilathira-lab.webp', () => laboratory({ ...inside, style: styles.kerala, seed: 309, herbs: true })],
  [
    'colleges/nilathira-courtyard.webp',
    () =>
      courtyard({
        light: 'noon',
        tones: { wall: '#f3ecda', trim: '#b98552', inner: '#8a6a52', frame: '#664026', glass: '#5e7f88' },
        kind: 'flat',
        masonry: 'plaster',
        roof: 'tile',
        floor: '#b9836a',
        centre: 'tulsi',
        seed: 310,
      }),
  ],
  ['colleges/sahyadri-store.webp', () => medicineStore(styles.basalt)],
  [
    'colleges/mahanadi-classroom.webp',
    () => classroom({ ...inside, style: styles.concrete, chalk: chalk.ring, teacher: cast.blueSalwar, first: 2 }),
  ],
  ['colleges/mahanadi-library.webp', () => library({ ...inside, style: styles.concrete, seed: 312, ladder: true })],
  [
    'colleges/luitpar-classroom.webp',
    () => classroom({ ...inside, style: styles.assam, chalk: chalk.plant, teacher: cast.sari, children: true }),
  ],
  [
    'colleges/gomti-library.webp',
    () => mirrored(library({ ...inside, style: styles.awadh, seed: 313, arches: true }), 1280),
  ],
  ['colleges/gomti-hall.webp', () => mirrored(hall({ ...inside, style: styles.awadh, first: 5 }), 1280)],
  [
    'colleges/tungatara-lab.webp',
    () => mirrored(laboratory({ ...inside, style: styles.granite, seed: 315, screen: true }), 1280),
  ],
]
