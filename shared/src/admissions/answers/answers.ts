/**
 * The answers of an application: a flat record by question name, the same for all courses. All answers are text, except the
 * languages, which are a list. A question that is not asked has no answer. The wire tables have the legacy names.
 */

/** Questions about the applicant. */
export interface PersonalAnswers {
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
}

/** What an applicant can claim, in display order: the category, and what gives a place or lowers a minimum beside it. */
export const CLAIMS = ['category', 'disability', 'minority', 'exServiceman', 'deputed'] as const
export type Claim = (typeof CLAIMS)[number]

/** What the certificate of a claim says: its number, who issued it, its date, and until when it is valid. */
export const CERTIFICATE_PARTS = ['Number', 'Authority', 'IssuedOn', 'ValidUntil'] as const
type CertificateQuestion = `${Claim}${(typeof CERTIFICATE_PARTS)[number]}`

/** Questions that the contract does not have. Payloads without them stay valid. */
export interface AdditionalAnswers extends Record<CertificateQuestion, string> {
  /** In Devanagari or Bengali letters. */
  localName: string
  apaar: string
  obcGroup: string
  community: string
  /** In whole percent; `disabilityPercentage` is one of the five steps of the contract. */
  disabilityExact: string
  minority: string
  minorityCommunity: string
  exServiceman: string
  deputed: string
  deputedYears: string
}

export interface ContactAnswers {
  phone: string
  whatsapp: string
  email: string
  guardianPhone: string
}

export interface AddressAnswers {
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
}

export interface TenthAnswers {
  tenthBoard: string
  tenthYear: string
  tenthGrading: string
  tenthGrade: string
  tenthFullMarks: string
  tenthMarks: string
  tenthPercentage: string
}

export interface TwelfthAnswers {
  twelfthBoard: string
  twelfthYear: string
  twelfthGrading: string
  twelfthGrade: string
  twelfthFullMarks: string
  twelfthMarks: string
  twelfthPercentage: string
}

/** Both classes, and the school of class 12. */
export interface SchoolAnswers extends TenthAnswers, TwelfthAnswers {
  twelfthInstitute: string
}

export interface PreferenceAnswers {
  subject: string
  collegeId: string
  referredBy: string
}

/**
 * All questions by name. This file declares those that several courses share; each course folder adds its own by
 * declaration merging, so that a new course needs no change here. The wire tables and the fixtures have an entry for each
 * question of their group, or do not compile.
 *
 * @public
 */
export interface QuestionAnswers
  extends PersonalAnswers,
    AdditionalAnswers,
    ContactAnswers,
    AddressAnswers,
    SchoolAnswers,
    PreferenceAnswers {}
export type QuestionName = keyof QuestionAnswers

export type AnswerOf<Name extends QuestionName> = QuestionAnswers[Name]

/** Possibly incomplete answers. */
export type Answers = Partial<QuestionAnswers>

/** The only question whose answer is a list. */
export const LIST_QUESTION = 'languages' satisfies QuestionName
