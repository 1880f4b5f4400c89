import type { SeedGalleryItem } from '../types.ts'

/** Gallery items in display order. */
export const gallery: SeedGalleryItem[] = [
  {
    title: 'Convocation day',
    images: [
      {
        file: 'gallery/convocation-group.webp',
        alt: 'Five graduates in dark gowns with marigold sashes hold their rolled diplomas in front of the arches.',
      },
      {
        file: 'gallery/convocation-stage.webp',
        alt: 'A graduate bows slightly to receive her diploma from a principal in a white sari on a decorated stage.',
      },
    ],
  },
  {
    title: 'An afternoon in the library',
    images: [
      {
        file: 'gallery/library-window.webp',
        alt: 'A young woman reads in a tall window seat with books stacked beside her and a neem branch outside.',
      },
      { file: 'gallery/library-shelves.webp', alt: 'Students choose books from high shelves; one stands on a ladder.' },
    ],
  },
  {
    title: 'Sports day',
    images: [
      {
        file: 'gallery/sports-relay.webp',
        alt: 'Four runners with batons race on a marked track below strings of coloured paper flags.',
      },
      { file: 'gallery/sports-tug-of-war.webp', alt: 'Two teams lean back in a tug of war on the college field.' },
    ],
  },
  {
    title: 'In the pharmacy laboratory',
    images: [
      {
        file: 'gallery/lab-flask.webp',
        alt: 'A student in a white coat and hijab lifts a flask of orange liquid to the light.',
      },
    ],
  },
  {
    title: 'Teaching practice at a village school',
    images: [
      {
        file: 'gallery/practice-lesson.webp',
        alt: 'A trainee teacher points to large letters on a blackboard; children with raised hands sit on the floor.',
      },
      {
        file: 'gallery/practice-circle.webp',
        alt: 'Children sit in a ring under a tree and listen to a trainee reading aloud.',
      },
    ],
  },
  {
    title: 'Saraswati Puja decorations',
    images: [
      {
        file: 'gallery/saraswati-puja-alpana.webp',
        alt: 'White alpana drawn on a red floor around a brass lamp, a veena, books and marigold flowers.',
      },
    ],
  },
  {
    title: 'Republic Day morning',
    images: [
      {
        file: 'gallery/republic-day.webp',
        alt: 'Staff and students stand in a row before the national flag on a white pole in the college court.',
      },
    ],
  },
  {
    title: 'Tree planting week',
    images: [
      {
        file: 'gallery/tree-planting.webp',
        alt: 'Three students plant a young neem tree; one holds a spade and one pours water from a can.',
      },
    ],
  },
  {
    title: 'Science exhibition',
    images: [
      {
        file: 'gallery/science-exhibition.webp',
        alt: 'Visitors look at a model of the planets, a volcano and a small windmill on tables with charts behind.',
      },
    ],
  },
  {
    title: 'Yoga at sunrise',
    images: [
      {
        file: 'gallery/yoga-morning.webp',
        alt: 'A row of students sits in lotus posture on mats in front of a rising sun and palms.',
      },
    ],
  },
  {
    title: 'Cultural evening',
    images: [
      {
        file: 'gallery/cultural-dance.webp',
        alt: 'A dancer in an indigo and marigold costume raises one hand on a lit stage.',
      },
      {
        file: 'gallery/cultural-music.webp',
        alt: 'Three musicians with harmonium, tabla and tanpura sit on a carpet under hanging lamps.',
      },
    ],
  },
  {
    title: 'The computer room',
    images: [
      {
        file: 'gallery/computer-room.webp',
        alt: 'Students work in pairs at a row of computers while a teacher in an indigo sari helps.',
      },
    ],
  },
  {
    title: 'The campus at dusk',
    images: [
      {
        file: 'gallery/campus-dusk.webp',
        alt: 'Lit windows of a long college building under a violet sky with the moon, students walking home.',
      },
      { file: 'gallery/campus-lamp.webp', alt: 'Two friends talk under a lamp post beside a parked bicycle at night.' },
    ],
  },
  {
    title: 'The medicine garden',
    images: [
      {
        file: 'gallery/herb-garden.webp',
        alt: 'A student sits between labelled beds of herbs with an open notebook in her lap.',
      },
    ],
  },
  {
    title: 'Admission week',
    images: [
      {
        file: 'gallery/admission-week.webp',
        alt: 'New students with files stand in a line at a desk where a counsellor checks their papers.',
      },
    ],
  },
]
