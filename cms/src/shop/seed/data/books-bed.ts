import type { Semester } from '@pravesh/shared/content/options'
import type { BookRow } from './book-shape.ts'

/** Books for the B.Ed course, five a semester. */
export const bedRows: Record<Semester, BookRow[]> = {
  '1': [
    {
      key: 'bed-childhood',
      name: 'Childhood and Growing Up',
      author: 'Dr. Malabika Sengupta',
      publisher: 'Saptaparni Academic',
      price: 395,
      pages: 312,
      copies: 14,
      description:
        'How children grow in body, mind and company, told through twelve real classrooms. Each chapter ends with an observation task for the practice school.',
    },
    {
      key: 'bed-contemporary-india',
      name: 'Contemporary India and Education',
      author: 'Prof. Iqbal Hashmi',
      publisher: 'Deepstambh Publishers',
      price: 360,
      pages: 288,
      copies: 9,
      description:
        'From the Constitution to the National Education Policy 2020: what the country asks of its schools, and what schools can answer.',
    },
    {
      key: 'bed-language-curriculum',
      name: 'Language Across the Curriculum',
      author: 'Rukmini Deshpande',
      publisher: 'Saptaparni Academic',
      price: 285,
      pages: 216,
      copies: 22,
      description:
        'Every teacher is a teacher of language. Reading, note-making and classroom talk for teachers of all subjects.',
    },
    {
      key: 'bed-shikshar-darshan',
      name: 'শিক্ষার দর্শন ও সমাজ',
      author: 'ড. সুবিমল মুখোপাধ্যায়',
      language: 'Bengali',
      publisher: 'Aksharbari Prakashan',
      price: 320,
      pages: 264,
      copies: 6,
      description:
        'Shikshar Darshan o Samaj: philosophy of education and the society around the school, in clear Bengali, with questions from past papers.',
    },
    {
      key: 'bed-reading-texts',
      name: 'Reading and Reflecting on Texts',
      author: 'Joyanti Marak',
      publisher: 'Shalmali Prakashani',
      price: 190,
      pages: 148,
      copies: 1,
      description:
        'Thirty short texts, from a bus ticket to a Supreme Court order, and how to read each of them closely.',
    },
  ],
  '2': [
    {
      key: 'bed-learning-teaching',
      name: 'Learning and Teaching',
      author: 'Dr. Hemlata Rawat',
      publisher: 'Saptaparni Academic',
      price: 410,
      pages: 328,
      copies: 17,
      description:
        'Behaviour, thought and talk in learning, with lesson sketches that show each theory at work before a class of fifty.',
    },
    {
      key: 'bed-assessment',
      name: 'Assessment for Learning',
      author: 'Dr. P. Venkataraman',
      publisher: 'Deepstambh Publishers',
      price: 345,
      pages: 272,
      copies: 11,
      description:
        'Setting questions, marking fairly, and using marks to teach better. Includes blueprints, rubrics and easy statistics.',
    },
    {
      key: 'bed-pedagogy-maths',
      name: 'Pedagogy of Mathematics',
      author: 'Arunabha Maity',
      publisher: 'Saptaparni Academic',
      price: 425,
      pages: 336,
      copies: 8,
      description:
        'Paper folding, patterns and proofs for classes 6 to 12. A methods book that treats mathematics as something to do.',
    },
    {
      key: 'bed-bhasha-shikshan',
      name: 'हिन्दी भाषा शिक्षण',
      author: 'डॉ. सरोज तिवारी',
      language: 'Hindi',
      publisher: 'Kalam-Dawat Publications',
      price: 295,
      pages: 248,
      copies: 5,
      description:
        'Hindi Bhasha Shikshan: aims, methods and aids for teaching Hindi, with twenty complete lesson plans.',
    },
    {
      key: 'bed-knowledge-curriculum',
      name: 'Knowledge and Curriculum',
      author: 'Prof. Nirmala Toppo',
      publisher: 'Deepstambh Publishers',
      price: 310,
      pages: 236,
      copies: 0,
      description: 'Who decides what is taught? A short, honest book about subjects, syllabuses and textbooks.',
    },
  ],
  '3': [
    {
      key: 'bed-school-internship',
      name: 'The School Internship: A Working Diary',
      author: 'Gurpreet Kaur Sandhu',
      publisher: 'Shalmali Prakashani',
      price: 240,
      pages: 192,
      copies: 30,
      description:
        'Twenty weeks, day by day: what to watch, what to plan and what to write down. With tear-out record sheets.',
    },
    {
      key: 'bed-physical-science',
      name: 'Pedagogy of Physical Science',
      author: 'Dr. Tanmoy Bhowmik',
      publisher: 'Saptaparni Academic',
      price: 440,
      pages: 344,
      copies: 12,
      description:
        'Experiments that work with bazaar materials, and the ideas behind them. For teachers of classes 7 to 12.',
    },
    {
      key: 'bed-social-science',
      name: 'Pedagogy of Social Science',
      author: 'Farida Qureshi',
      publisher: 'Saptaparni Academic',
      price: 415,
      pages: 320,
      copies: 7,
      description:
        'Maps, documents and arguments. How to teach history, geography and civics so that students ask back.',
    },
    {
      key: 'bed-itihas-pathdan',
      name: 'ইতিহাস শিক্ষণ পদ্ধতি',
      author: 'ড. অনিন্দিতা রায়চৌধুরী',
      language: 'Bengali',
      publisher: 'Aksharbari Prakashan',
      price: 335,
      pages: 276,
      copies: 4,
      description:
        'Itihas Shikshan Paddhati: teaching history in Bengali-medium schools, from local sources to the board examination.',
    },
    {
      key: 'bed-ict',
      name: 'Understanding ICT in the Classroom',
      author: 'Sandeep Kulkarni',
      publisher: 'Deepstambh Publishers',
      price: 275,
      pages: 208,
      copies: 1,
      description:
        'One phone, one projector and uncertain electricity: using technology where it helps, and leaving it where it does not.',
    },
  ],
  '4': [
    {
      key: 'bed-inclusive-school',
      name: 'Creating an Inclusive School',
      author: 'Dr. Zubeida Rahman',
      publisher: 'Saptaparni Academic',
      price: 365,
      pages: 284,
      copies: 15,
      description:
        'Disability, language and caste in ordinary classrooms. Practical steps for a teacher who works alone.',
    },
    {
      key: 'bed-gender',
      name: 'Gender, School and Society',
      author: 'Lalthanpuii Sailo',
      publisher: 'Shalmali Prakashani',
      price: 255,
      pages: 196,
      copies: 10,
      description: 'Stories, surveys and laws. A book to be discussed in class rather than learned by heart.',
    },
    {
      key: 'bed-yoga-health',
      name: 'Yoga, Health and Physical Education',
      author: 'Dr. Mohan Nautiyal',
      publisher: 'Shalmali Prakashani',
      price: 220,
      pages: 176,
      copies: 19,
      description:
        'A term of safe practice for teachers and their classes, with drawings of every posture and rules of common games.',
    },
    {
      key: 'bed-guidance',
      name: 'Guidance and Counselling in Schools',
      author: 'Dr. Anjali Hembram',
      publisher: 'Deepstambh Publishers',
      price: 330,
      pages: 252,
      copies: 2,
      description: 'Listening first. How a teacher can notice trouble, talk about it, and know when to call for help.',
    },
    {
      key: 'bed-environment',
      name: 'Environmental Education for Teachers',
      author: 'K. S. Unnithan',
      publisher: 'Saptaparni Academic',
      price: 300,
      pages: 232,
      copies: 0,
      description: 'Ponds, waste, heat and birds: a year of projects that a school can begin without money.',
    },
  ],
}
