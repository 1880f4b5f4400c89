import type { SeedPicture } from '../../../portal/demo-content.ts'

/** A demo course as plain data, with its picture by file name. */
interface SeedRecordedCourse {
  name: string
  description: string
  /** In rupees. */
  price: number
  duration: string
  image: SeedPicture
  videos: { title: string; address: string; summary: string }[]
}

export const recordedCourses: SeedRecordedCourse[] = [
  {
    name: 'Lesson planning, step by step',
    description:
      'For B.Ed and D.El.Ed students before teaching practice. You plan one lesson from its aim to its last five minutes, watch it taught in a village school, and correct the plan afterwards. With lesson plan forms to copy by hand.',
    price: 799,
    duration: '3 hours',
    image: {
      file: 'recorded/lesson-planning.webp',
      alt: 'A teacher at the board explains a lesson to a video camera',
    },
    videos: [
      {
        title: 'What a lesson is for',
        address: 'https://videos.pravesh.example/lesson-planning/aims',
        summary: 'Aims that children can reach in forty minutes, and how you notice that they did.',
      },
      {
        title: 'The first five minutes',
        address: 'https://videos.pravesh.example/lesson-planning/opening',
        summary: 'Openings that need no more than a board, chalk and what children brought along.',
      },
      {
        title: 'Questions that make children think',
        address: 'https://videos.pravesh.example/lesson-planning/questions',
        summary: 'Three kinds of questions, and why you wait before you take an answer.',
      },
      {
        title: 'One class, three levels',
        address: 'https://videos.pravesh.example/lesson-planning/levels',
        summary: 'Work for children who are ahead and for those who need more time.',
      },
      {
        title: 'After the bell: correcting your plan',
        address: 'https://videos.pravesh.example/lesson-planning/review',
        summary: '',
      },
    ],
  },
  {
    name: 'ঔষধের মাত্রা গণনা',
    description:
      'Every kind of calculation in the D.Pharm examination, explained in Bengali with English terms: ratio and proportion, percentage solutions, alligation, and doses for children. Each video ends with three problems and their solutions.',
    price: 1199,
    duration: '4 hours',
    image: {
      file: 'recorded/dosage-calculations.webp',
      alt: 'A pharmacy teacher with a flask and a board of figures in front of a video camera',
    },
    videos: [
      {
        title: 'Units, ratio and proportion',
        address: 'https://videos.pravesh.example/dosage/units',
        summary: 'Grains, grams and millilitres, and the one rule behind most of the paper.',
      },
      {
        title: 'Percentage solutions',
        address: 'https://videos.pravesh.example/dosage/percentage',
        summary: 'Weight in volume, volume in volume, and how to read a label.',
      },
      {
        title: 'Alligation without fear',
        address: 'https://videos.pravesh.example/dosage/alligation',
        summary: 'Mixing two strengths to a third, with the square that examiners like to see.',
      },
      {
        title: 'Doses for children',
        address: 'https://videos.pravesh.example/dosage/children',
        summary: 'Young, Dilling and Clark, and when to use which of them.',
      },
    ],
  },
]
