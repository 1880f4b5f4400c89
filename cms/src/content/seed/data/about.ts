import type { SeedAbout } from '../types.ts'

export const about: SeedAbout = {
  title: 'About Pravesh',
  lead: 'Pravesh means entrance. We help students from small towns and villages through the door of a good college, and we stay beside them until the last semester.',
  body: `In 2016 a retired headmistress and her former student rented a desk in Bolpur. Young people came to them with the same worry: they wanted to teach, but the forms were confusing, the fees came in pieces, and no one gave a receipt. The two began to fill in forms with them, line by line. They asked each college to write its whole fee on one sheet of paper. Then they asked for a signature under it.

That sheet is still how we work. It is now called the **course fee agreement**, and every student receives a copy.

## What we do

- We guide students to **B.Ed**, **D.El.Ed** and **D.Pharm** courses at twelve partner colleges.
- We check each application by hand and tell the student what is missing.
- We collect fees in five instalments and give a receipt for each.
- We sell the printed books of each semester and send them by courier.
- We run evening classes for students who want to revise.

## What we do not do

We do not award degrees. Your university, board or council does that. We do not take money outside this portal, and nobody from Pravesh will ask you for cash, a card number or a one-time password. We do not promise a seat before the college has read your papers.

## How we choose colleges

A member of our team visits each college before we work with it, and again every year. We look at the classrooms, the library and the laboratories. We ask to see the recognition and affiliation papers of each course. We talk with students when the principal is not in the room. A college that adds charges outside its written fee leaves our list.

## Who we are

We are nineteen people: counsellors, two accountants, a small book store team, three engineers, and teachers who take the evening classes. Between us we speak Bengali, Hindi, English, Urdu, Nepali and Santali. Most of us are the first in our families to have gone to college, so we know how long a form can look at night.

## Come and talk

Our office is open from Monday to Saturday. Bring your mark sheets and your questions; the tea is free. If you cannot come, [write to us](/contact) or call, and a counsellor will ring you back on the next working day.`,
  pictures: [
    {
      file: 'about/desk.webp',
      alt: 'A counsellor at a wooden desk explains a form to a young woman and her father; files and a pot of marigolds stand beside them.',
    },
    {
      file: 'about/veranda.webp',
      alt: 'Five new students talk on the steps of a veranda, with their bags and books beside them and a neem tree at the side.',
    },
  ],
}
