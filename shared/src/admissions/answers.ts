/**
 * The answers of an application: one flat record by the question's name, whatever course it is for. Everything is text as a form
 * holds it; the languages are a list. A question that is not asked has no answer.
 */

/** Every question, in the order in which the forms ask them. The legacy names are in wire.ts. */
export const QUESTION_NAMES = [
  'hasStudentId',
  'studentId',
  'applicantName',
  'fatherName',
  'motherName',
  'guardianName',
  'guardianRelation',
  'gender',
  'category',
  'bloodGroup',
  'aadhaar',
  'dateOfBirth',
  'languages',
  'nationality',
  'religion',
  'maritalStatus',
  'belowPovertyLine',
  'familyIncome',
  'speciallyAbled',
  'disabilityPercentage',
  'disabilityType',

  'phone',
  'whatsapp',
  'email',
  'guardianPhone',

  'permanentAddress',
  'permanentBlockType',
  'permanentBlock',
  'permanentCountry',
  'permanentState',
  'permanentDistrict',
  'permanentPoliceStation',
  'permanentPostOffice',
  'permanentPin',
  'sameAsPermanent',
  'presentAddress',
  'presentBlockType',
  'presentBlock',
  'presentCountry',
  'presentState',
  'presentDistrict',
  'presentPoliceStation',
  'presentPostOffice',
  'presentPin',

  'lastUniversity',
  'lastRegistrationNumber',
  'tenthBoard',
  'tenthYear',
  'tenthFullMarks',
  'tenthMarks',
  'tenthPercentage',
  'twelfthInstitute',
  'twelfthBoard',
  'twelfthYear',
  'twelfthFullMarks',
  'twelfthMarks',
  'twelfthPercentage',

  'degreeStatus',
  'degreeType',
  'degreeUniversity',
  'degreeYear',
  'degreeFullMarks',
  'degreeMarks',
  'degreePercentage',
  'hasMasters',
  'mastersStatus',
  'mastersType',
  'mastersUniversity',
  'mastersYear',
  'mastersFullMarks',
  'mastersMarks',
  'mastersPercentage',

  'firstLanguage',
  'firstLanguageFullMarks',
  'firstLanguageMarks',
  'secondLanguage',
  'secondLanguageFullMarks',
  'secondLanguageMarks',
  'subject1Marks',
  'subject2Marks',
  'subject3Marks',
  'subject4Marks',

  'physicsMarks',
  'chemistryMarks',
  'higherSubject',
  'higherSubjectMarks',
  'passedCuet',
  'cuetMarks',
  'cuetYear',

  'subject',
  'collegeId',
  'referredBy',
] as const
export type QuestionName = (typeof QUESTION_NAMES)[number]

/** What a question is answered with. */
export type AnswerOf<Name extends QuestionName> = Name extends 'languages' ? string[] : string

/** Answers as far as they are given. */
export type Answers = { [Name in QuestionName]?: AnswerOf<Name> }

/** The one answer that is a list. */
export const LIST_QUESTION = 'languages' satisfies QuestionName

/** A text answer; empty when there is none. */
export function textOf(answers: Answers, name: Exclude<QuestionName, 'languages'>): string {
  return answers[name] ?? ''
}
