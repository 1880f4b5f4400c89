import { cast, pupil } from '../people/cast.ts'
import { chalk } from '../props.ts'
import { classroom } from '../rooms/classroom.ts'
import { library } from '../rooms/library.ts'
import { styles } from '../rooms/styles.ts'
import { treeClass } from '../rooms/tree-class.ts'
import { admissionWeek, desk, verandaSteps } from './admissions.ts'
import { alpana } from './alpana.ts'
import { computerRoom } from './computers.ts'
import { convocationGroup, convocationStage } from './convocation.ts'
import { dancer, musicians } from './culture.ts'
import { campusDusk, campusLamp } from './evening.ts'
import { exhibition } from './exhibition.ts'
import { herbGarden, treePlanting } from './gardens.ts'
import { hero } from './hero.ts'
import { laboratoryFlask } from './laboratory-flask.ts'
import { libraryWindow } from './library-window.ts'
import { pharmacyPractice } from './pharmacy-practice.ts'
import { practiceLesson } from './practice.ts'
import { calculationRecording, lessonRecording } from './recordings.ts'
import { republicDay } from './republic-day.ts'
import { relay, tugOfWar } from './sports.ts'
import { verandaLesson } from './veranda-lesson.ts'
import { yoga } from './yoga.ts'

/** The pictures of the home page, courses, recorded courses, gallery and about page, by file. */
export const scenePictures: [string, () => string][] = [
  ['home/hero.webp', hero],
  [
    'courses/bed.webp',
    () =>
      classroom({ w: 1200, h: 900, style: styles.bengal, chalk: chalk.triangle, teacher: cast.teacherSari, first: 3 }),
  ],
  ['courses/deled.webp', verandaLesson],
  ['courses/dpharm.webp', pharmacyPractice],
  ['recorded/lesson-planning.webp', lessonRecording],
  ['recorded/dosage-calculations.webp', calculationRecording],
  ['about/desk.webp', desk],
  ['about/veranda.webp', verandaSteps],
  ['gallery/convocation-group.webp', convocationGroup],
  ['gallery/convocation-stage.webp', convocationStage],
  ['gallery/library-window.webp', libraryWindow],
  ['gallery/library-shelves.webp', () => library({ w: 1200, h: 900, style: styles.cream, seed: 320, ladder: true })],
  ['gallery/sports-relay.webp', relay],
  ['gallery/sports-tug-of-war.webp', tugOfWar],
  ['gallery/lab-flask.webp', laboratoryFlask],
  ['gallery/practice-lesson.webp', practiceLesson],
  [
    'gallery/practice-circle.webp',
    () => treeClass({ w: 1200, h: 800, seed: 330, teacher: cast.blueSalwar, look: pupil, small: true }),
  ],
  ['gallery/saraswati-puja-alpana.webp', alpana],
  ['gallery/republic-day.webp', republicDay],
  ['gallery/tree-planting.webp', treePlanting],
  ['gallery/science-exhibition.webp', exhibition],
  ['gallery/yoga-morning.webp', yoga],
  ['gallery/cultural-dance.webp', dancer],
  ['gallery/cultural-music.webp', musicians],
  ['gallery/computer-room.webp', computerRoom],
  ['gallery/campus-dusk.webp', campusDusk],
  ['gallery/campus-lamp.webp', campusLamp],
  ['gallery/herb-garden.webp', herbGarden],
  ['gallery/admission-week.webp', admissionWeek],
]
