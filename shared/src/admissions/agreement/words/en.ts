export const en = {
  /**
   * The day of the English text, `YYYYMMDD`: change it whenever that text changes, here, in the forms of the courses or in the
   * refund terms. A translation has the day of the English text that it was made from. (agreement-language.ts)
   */
  version: 20261130,
  /** Begins every translation. */
  translation:
    'This is a translation. The English text of this agreement is the record, and it applies where the two differ.',
  title: 'Agreement for {course}, session {session}',
  intro:
    'I, {applicant}, child of {father}, of {home}, apply for admission to {course} at {college} in the session {session}. I have read the following and agree to it.',
  postOffice: 'P.O. {name}',
  policeStation: 'P.S. {name}',
  courseFee: 'Course fee',
  wholeFee: 'The fee for the whole course is {fee}.',
  twoParts: 'It is paid in {count} parts, the admission fee and {semesters} semester fee:',
  moreParts: 'It is paid in {count} parts, the admission fee and {semesters} semester fees:',
  feeAccepted: 'I accept this fee structure.',
  admissionFee: 'The admission fee is due within {days} days of the approval of my application.',
  notIncluded: 'The fees do not include GST and the charges of the payment gateway.',
  applicationFee:
    'The application fee is not returned if my application is rejected, unless the reason is that the subject or a seat is not available.',
  otherFees: 'Other fees',
  examFees: {
    semester: 'There are {count} examination fees, one for each semester.',
    year: 'There are {count} examination fees, one for each year.',
  },
  besides: 'Besides: registration fee, dress, identity card.',
  optional: 'Only for those who want it: tour, observation, hostel, library.',
  allCosts: 'What is due in all',
  total: 'In all',
  discontinuing: 'Discontinuing the course',
  schedule:
    'If I withdraw or discontinue the course, the fees that I paid are refunded by the refund schedule of session {session}. It applies to me as printed here:',
  openSchedule:
    'If I withdraw or discontinue the course, the fees that I paid are refunded by the refund schedule of session {session}. It applies to me as printed here, with the last date of admission once it is announced:',
  declaration: 'Declaration',
  truth:
    'Everything I have stated in this application is true. I know that my studentship may be cancelled if it is not.',
  /** From one on; larger numbers are in figures. */
  numbers: ['one', 'two', 'three', 'four', 'five', 'six'],
}
