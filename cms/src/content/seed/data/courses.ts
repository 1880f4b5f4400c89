import type { SeedCourse } from '../types.ts'

/** The three courses, with the price at each partner college. */
export const courses: SeedCourse[] = [
  {
    code: 'BED',
    name: 'Bachelor of Education (B.Ed)',
    summary: 'Two years to become a trained teacher for classes 6 to 12. For graduates of any stream.',
    description: `The B.Ed prepares graduates to teach in upper primary, secondary and higher secondary schools. You study how young people learn, how a lesson is planned, and how a class is kept curious. You choose the school subjects you will teach and learn the methods for them.

A large part of the course happens in schools near your college: you watch experienced teachers, teach your own lessons under guidance, and spend one long internship as a member of a school's staff.`,
    eligibility:
      'A bachelor’s or master’s degree in any stream with at least 50% marks. Relaxation for reserved categories follows the rules of the State.',
    careers: 'Teacher in upper primary, secondary and higher secondary schools.',
    image: {
      file: 'courses/bed.webp',
      alt: 'A teacher in an indigo sari explains a triangle at the blackboard while her class listens from wooden benches.',
    },
    videoUrl: 'https://videos.pravesh.example/courses/bed.mp4',
    durationYears: 2,
    visible: true,
    enrolmentOpen: true,
    startingPrice: 112000,
    colleges: [
      { college: 'palashban-hazaribagh', totalPrice: 112000, seats: 50 },
      { college: 'phalgutir-gaya', totalPrice: 116000, seats: 100 },
      { college: 'tistapar-jalpaiguri', totalPrice: 121000, seats: 60 },
      { college: 'shantivan-bolpur', totalPrice: 124000, seats: 100 },
      { college: 'luitpar-tezpur', totalPrice: 126500, seats: 50 },
      { college: 'mahanadi-tat-cuttack', totalPrice: 132000, seats: 120 },
      { college: 'gomti-prangan-lucknow', totalPrice: 138000, seats: 50 },
      { college: 'deodar-almora', totalPrice: 144000, seats: 100 },
      { college: 'aravalli-prabhat-udaipur', totalPrice: 156000, seats: 60 },
    ],
    semesterFees: [
      { title: 'Admission', fee: 20000 },
      { title: '1st Semester', fee: 23000 },
      { title: '2nd Semester', fee: 23000 },
      { title: '3rd Semester', fee: 23000 },
      { title: '4th Semester', fee: 23000 },
    ],
    otherDetails: `## Subjects and age

- Your degree should include the subject you want to teach.
- There is no upper age limit at most colleges.

## What you will study

1. Childhood, growing up and learning
2. Education in Indian society
3. Methods of teaching two school subjects
4. Assessment, inclusion and the use of technology
5. School internship of about 20 weeks over the two years

## Good to know

The fee shown is the lowest among our colleges. It covers tuition and admission. Examination, dress, tour and library fees are separate and are paid when they fall due.`,
  },
  {
    code: 'DELED',
    name: 'Diploma in Elementary Education (D.El.Ed)',
    summary: 'Two years to teach children in classes 1 to 8. You can join after class 12.',
    description: `The D.El.Ed is for people who want to work with young children. You learn how a child comes to read, count, ask and make friends, and how a teacher helps without hurrying. Songs, stories, clay and the school garden are as much a part of the course as books.

You spend time in primary schools in every semester, first watching, then helping, then teaching on your own.`,
    eligibility:
      'Class 12 passed in any stream with at least 50% marks. Relaxation for reserved categories follows the rules of the State.',
    careers: 'Teacher in primary and upper primary schools, classes 1 to 8.',
    image: {
      file: 'courses/deled.webp',
      alt: 'On a school veranda small children sit in a ring on a mat around their teacher, who holds up a picture book.',
    },
    videoUrl: 'https://videos.pravesh.example/courses/deled.mp4',
    durationYears: 2,
    visible: true,
    enrolmentOpen: true,
    startingPrice: 74000,
    colleges: [
      { college: 'phalgutir-gaya', totalPrice: 74000, seats: 100 },
      { college: 'palashban-hazaribagh', totalPrice: 76000, seats: 50 },
      { college: 'tistapar-jalpaiguri', totalPrice: 81000, seats: 120 },
      { college: 'luitpar-tezpur', totalPrice: 83500, seats: 50 },
      { college: 'shantivan-bolpur', totalPrice: 86000, seats: 100 },
      { college: 'mahanadi-tat-cuttack', totalPrice: 92000, seats: 60 },
      { college: 'gomti-prangan-lucknow', totalPrice: 98000, seats: 100 },
      { college: 'deodar-almora', totalPrice: 105000, seats: 50 },
    ],
    semesterFees: [
      { title: 'Admission', fee: 14000 },
      { title: '1st Semester', fee: 15000 },
      { title: '2nd Semester', fee: 15000 },
      { title: '3rd Semester', fee: 15000 },
      { title: '4th Semester', fee: 15000 },
    ],
    otherDetails: `## Age

As fixed by your State, usually 17 to 35 years on the first day of the session.

## What you will study

1. The child, the family and the school
2. First language, second language and early reading
3. Mathematics, environmental studies, science and social science for the elementary stage
4. Art, craft, music, health and physical education
5. School experience in each semester

## Good to know

The fee shown is the lowest among our colleges. Examination, dress, tour and library fees are separate and are paid when they fall due.`,
  },
  {
    code: 'DPHARM',
    name: 'Diploma in Pharmacy (D.Pharm)',
    summary: 'Two years in laboratory, classroom and hospital to qualify as a pharmacist. For science students.',
    description: `The D.Pharm opens the way to work in a medicine shop, a hospital pharmacy or a factory. You learn what medicines are made of, what they do in the body, how they are prepared and stored, and how to explain a dose to a worried family.

About half of the course is practical work. After the classes you complete 500 hours of training in a hospital or a licensed pharmacy before you register as a pharmacist.`,
    eligibility:
      'Class 12 passed with Physics, Chemistry and either Biology or Mathematics. At least 17 years old on 31 December of the year of admission.',
    careers: 'Registered pharmacist in a medicine shop, a hospital or a factory.',
    image: {
      file: 'courses/dpharm.webp',
      alt: 'Two students in white coats work in a pharmacy laboratory; one grinds with a mortar, one reads a measuring cylinder, before shelves of labelled jars.',
    },
    videoUrl: 'https://videos.pravesh.example/courses/dpharm.mp4',
    durationYears: 2,
    visible: true,
    enrolmentOpen: true,
    startingPrice: 146000,
    colleges: [
      { college: 'palashban-hazaribagh', totalPrice: 146000, seats: 120 },
      { college: 'mahanadi-tat-cuttack', totalPrice: 158000, seats: 50 },
      { college: 'gomti-prangan-lucknow', totalPrice: 169000, seats: 100 },
      { college: 'aravalli-prabhat-udaipur', totalPrice: 178000, seats: 60 },
      { college: 'tungatara-shivamogga', totalPrice: 186000, seats: 100 },
      { college: 'nilathira-thrissur', totalPrice: 198000, seats: 50 },
      { college: 'sahyadri-kiran-satara', totalPrice: 212000, seats: 120 },
    ],
    semesterFees: [
      { title: 'Admission', fee: 30000 },
      { title: '1st Semester', fee: 29000 },
      { title: '2nd Semester', fee: 29000 },
      { title: '3rd Semester', fee: 29000 },
      { title: '4th Semester', fee: 29000 },
    ],
    otherDetails: `## What you will study

1. Pharmaceutics and pharmaceutical chemistry
2. Pharmacognosy: medicines from plants
3. Human anatomy, physiology and pharmacology
4. Community, hospital and clinical pharmacy
5. Law, ethics and the running of a medicine store

## Good to know

The fee shown is the lowest among our colleges. Chemicals and glassware for practicals are included. Examination, dress, tour and library fees are separate and are paid when they fall due.`,
  },
]
