import type { SeedHome } from '../types.ts'

export const home: SeedHome = {
  hero: {
    title: 'Become the teacher or pharmacist your town is waiting for',
    text: 'Apply to B.Ed, D.El.Ed and D.Pharm colleges in eleven states from your phone. Pay in five instalments, and keep every paper in one place.',
    picture: {
      file: 'home/hero.webp',
      alt: 'Morning on a college campus: students with books and bicycles arrive under a flowering gulmohar in front of a long arcaded building.',
    },
  },
  features: [
    {
      title: 'One form, checked with you',
      text: 'Fill in the application step by step and stop whenever you like. If a paper is missing, we call you before the last date.',
    },
    {
      title: 'Colleges you can compare',
      text: 'See the whole fee of each course at each college, in rupees, before you choose. Visit the campus in pictures first.',
    },
    {
      title: 'Books sent to your door',
      text: 'Semester books in English, Bengali, Hindi and more, packed by us and sent by courier anywhere in India.',
    },
    {
      title: 'Live classes in the evening',
      text: 'Revise with live and recorded lessons on our classes site, made for students who work or travel by day.',
    },
  ],
  promises: [
    {
      title: 'Pay in five instalments',
      text: 'One at admission and one in each semester. You see every date and amount before you say yes.',
    },
    {
      title: 'A receipt at once',
      text: 'Each payment gives you a numbered receipt as a PDF, ready to download the same minute.',
    },
    {
      title: 'Your fee agreement in writing',
      text: 'You get a copy of the course fee agreement. The fee written there is the fee you pay.',
    },
  ],
  about: {
    title: 'Started across a counter in Bolpur',
    text: 'Pravesh began as one desk where students brought their papers in plastic folders. Today twelve colleges work with us. We still read every application ourselves, and we still pick up the phone.',
    picture: {
      file: 'about/desk.webp',
      alt: 'A counsellor at a wooden desk explains a form to a young woman and her father; files and a pot of marigolds stand beside them.',
    },
  },
}
