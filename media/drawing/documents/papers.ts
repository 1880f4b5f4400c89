import { brick, ink, leaf, sky, wood } from '../palette.ts'
import { type Sheet, sheet } from './sheet.ts'

const person = [
  ['Name of the candidate', 'SPECIMEN CANDIDATE'],
  ['Name of the father', 'SPECIMEN FATHER'],
  ['Name of the mother', 'SPECIMEN MOTHER'],
] as const

const secondary = { issuer: 'Saptarshi Board of Secondary Education', place: 'Invented Nagar, Bharat', tint: ink.mid }
const higher = { issuer: 'Purvanchal Council of Senior Schools', place: 'Invented Nagar, Bharat', tint: leaf.deep }
const university = { issuer: 'Kanchanpur Open-Air University', place: 'Kanchanpur (invented)', tint: brick.deep }
const office = { issuer: 'Office of the Sub-Divisional Officer', place: 'Shalgaon (invented)', tint: wood.deep }

const sheets = {
  'admit-10': {
    ...secondary,
    title: 'Admit card · Secondary Examination 2019',
    facts: [
      ...person,
      ['Date of birth', '15/08/2003'],
      ['Roll and number', '0000 SP 0417'],
      ['School', 'Shalgaon High School'],
      ['Centre', 'Shalgaon Girls’ High School'],
    ],
    table: [
      ['Subject', 'Date', 'Time'],
      ['First language', '12/02/2019', '11.45'],
      ['Second language', '13/02/2019', '11.45'],
      ['Mathematics', '16/02/2019', '11.45'],
      ['History', '18/02/2019', '11.45'],
      ['Physical science', '20/02/2019', '11.45'],
      ['Seven papers in all', '', ''],
    ],
    remarks: ['Bring this card to every paper.', 'Proof of the date of birth after the examination.'],
    signedBy: 'Secretary (invented)',
  },
  'result-10': {
    ...secondary,
    title: 'Statement of marks · Secondary Examination 2019',
    facts: [...person, ['Roll and number', '0000 SP 0417']],
    table: [
      ['Subject', 'Full marks', 'Obtained'],
      ['First language', '100', '78'],
      ['Second language', '100', '66'],
      ['Mathematics', '100', '71'],
      ['Physical science', '100', '74'],
      ['Life science', '100', '77'],
      ['History', '100', '70'],
      ['Geography', '100', '76'],
      ['Total', '700', '512'],
    ],
    remarks: ['Result: passed in the first division.'],
    signedBy: 'Secretary (invented)',
  },
  'result-12': {
    ...higher,
    title: 'Statement of marks · Senior School Examination 2021',
    facts: [...person, ['Registration', 'SP-2021-00417'], ['School', 'Shalgaon High School']],
    table: [
      ['Subject', 'Full marks', 'Obtained'],
      ['First language', '100', '79'],
      ['English', '100', '68'],
      ['Elective I', '100', '77'],
      ['Elective II', '100', '72'],
      ['Elective III', '100', '81'],
      ['Total', '500', '377'],
    ],
    remarks: ['Result: passed.'],
    signedBy: 'President (invented)',
  },
  degree: {
    ...university,
    title: 'Consolidated statement of marks · Bachelor’s degree, 2024',
    facts: [...person, ['Registration', 'KOU/2021/00417']],
    table: [
      ['Semester', 'Full marks', 'Obtained'],
      ['First and second', '250', '141'],
      ['Third and fourth', '250', '146'],
      ['Fifth and sixth', '300', '169'],
      ['Total', '800', '456'],
    ],
    remarks: [
      'Result: passed with honours, second class.',
      'Master’s students: the same sheet stands for both results.',
    ],
    signedBy: 'Controller (invented)',
  },
  'caste-certificate': {
    ...office,
    title: 'Certificate of category',
    facts: [['Number', 'SPECIMEN/0417/2020'], ...person.slice(0, 2), ['Village', 'Shalgaon']],
    remarks: [
      'This drawing stands for the certificate that an applicant of a category',
      'named in the form sends in. It certifies nothing about anybody.',
    ],
    signedBy: 'Sub-Divisional Officer (invented)',
  },
  'disability-certificate': {
    ...office,
    issuer: 'Shalgaon Sub-Divisional Hospital',
    tint: sky.dark,
    title: 'Certificate of disability',
    facts: [['Number', 'SPECIMEN/D/0417'], ...person.slice(0, 2), ['Kind', 'Low vision'], ['Extent', '40%']],
    remarks: ['This drawing stands for the certificate of a medical board.', 'It certifies nothing about anybody.'],
    signedBy: 'Medical board (invented)',
  },
} satisfies Record<string, Sheet>

/** All papers by file name. */
export const papers: ReadonlyMap<string, () => string> = new Map(
  Object.entries(sheets).map(([name, content]) => [name, () => sheet(content)]),
)
