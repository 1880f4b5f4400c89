/**
 * The answers of an application: one flat record by the question's name, whatever course it is for. Everything is text as a form
 * holds it; the languages are a list. A question that is not asked has no answer. The legacy names are in the wire tables.
 */

/**
 * Every question by its name. Here are those that several courses ask; the folder of each course declares the names of its own
 * questions by declaration merging, so that a new course needs no change here.
 *
 * @public
 */
export interface QuestionAnswers {
  hasStudentId: string
  studentId: string
  applicantName: string
  fatherName: string
  motherName: string
  guardianName: string
  guardianRelation: string
  gender: string
  category: string
  bloodGroup: string
  aadhaar: string
  dateOfBirth: string
  languages: string[]
  nationality: string
  religion: string
  maritalStatus: string
  belowPovertyLine: string
  familyIncome: string
  speciallyAbled: string
  disabilityPercentage: string
  disabilityType: string
  phone: string
  whatsapp: string
  email: string
  guardianPhone: string
  permanentAddress: string
  permanentBlockType: string
  permanentBlock: string
  permanentCountry: string
  permanentState: string
  permanentDistrict: string
  permanentPoliceStation: string
  permanentPostOffice: string
  permanentPin: string
  sameAsPermanent: string
  presentAddress: string
  presentBlockType: string
  presentBlock: string
  presentCountry: string
  presentState: string
  presentDistrict: string
  presentPoliceStation: string
  presentPostOffice: string
  presentPin: string
  tenthBoard: string
  tenthYear: string
  tenthFullMarks: string
  tenthMarks: string
  tenthPercentage: string
  twelfthInstitute: string
  twelfthBoard: string
  twelfthYear: string
  twelfthFullMarks: string
  twelfthMarks: string
  twelfthPercentage: string
  subject: string
  collegeId: string
  referredBy: string
}
export type QuestionName = keyof QuestionAnswers

/** What a question is answered with. */
export type AnswerOf<Name extends QuestionName> = QuestionAnswers[Name]

/** Answers as far as they are given. */
export type Answers = Partial<QuestionAnswers>

/** The one answer that is a list. */
export const LIST_QUESTION = 'languages' satisfies QuestionName
