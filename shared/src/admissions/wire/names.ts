/**
 * Wire names of applications. (spec 2, 3; spec 3, 3) Only the wire tables use these spellings. Names of course-specific
 * fields are in the course folders.
 */

import type {
  AdditionalAnswers,
  AddressAnswers,
  ContactAnswers,
  PersonalAnswers,
  PreferenceAnswers,
} from '../answers/answers.ts'
import type { DocumentKind } from '../documents/documents.ts'
import type { NamesOf, WireNames } from '../form/course-form.ts'

/** Of the personal questions, these two stand outside the groups. */
type OutsideGroups = 'hasStudentId' | 'studentId'

const personalNames: NamesOf<Omit<PersonalAnswers, OutsideGroups>> = {
  applicantName: 'applicant_name',
  fatherName: 'father_name',
  motherName: 'mother_name',
  guardianName: 'guardian_name',
  guardianRelation: 'relation_with_guardian',
  gender: 'gender',
  category: 'category',
  bloodGroup: 'bloodGp',
  aadhaar: 'aadhar_no',
  dateOfBirth: 'applicant_dob',
  languages: 'languages',
  nationality: 'nationality',
  religion: 'religion',
  maritalStatus: 'marital_status',
  belowPovertyLine: 'bpl',
  speciallyAbled: 'specially_abled',
  disabilityPercentage: 'percentage_disable',
  disabilityType: 'type_diable',
  familyIncome: 'income',
}

const contactNames: NamesOf<ContactAnswers> = {
  phone: 'applicant_phone',
  whatsapp: 'applicant_whatsappno',
  email: 'applicant_email',
  guardianPhone: 'guardian_phone',
}

const addressNames: NamesOf<AddressAnswers> = {
  permanentAddress: 'paddress',
  permanentBlockType: 'pblock',
  permanentBlock: 'pblockname',
  permanentState: 'pstate',
  permanentCountry: 'pcountry',
  permanentDistrict: 'pdistrict',
  permanentPoliceStation: 'pps',
  permanentPostOffice: 'ppo',
  permanentPin: 'ppin',
  sameAsPermanent: 'same_permanent',
  presentAddress: 'caddress',
  presentBlockType: 'cblock',
  presentBlock: 'cblockname',
  presentState: 'cstate',
  presentCountry: 'ccountry',
  presentDistrict: 'cdistrict',
  presentPoliceStation: 'cps',
  presentPostOffice: 'cpo',
  presentPin: 'cpin',
}

/** Our addition: a group with the questions that the contract does not have. Absent where none of them is answered. */
export const ADDITIONAL_GROUP = 'additionalinfo'

export const additionalNames: NamesOf<AdditionalAnswers> = {
  localName: 'name_local',
  apaar: 'apaar_id',
  obcGroup: 'obc_group',
  community: 'community',
  categoryNumber: 'category_certificate_no',
  categoryAuthority: 'category_certificate_authority',
  categoryIssuedOn: 'category_certificate_date',
  categoryValidUntil: 'category_certificate_valid_until',
  disabilityExact: 'disability_percentage_exact',
  disabilityNumber: 'disability_certificate_no',
  disabilityAuthority: 'disability_certificate_authority',
  disabilityIssuedOn: 'disability_certificate_date',
  disabilityValidUntil: 'disability_certificate_valid_until',
  minority: 'minority',
  minorityCommunity: 'minority_community',
  minorityNumber: 'minority_certificate_no',
  minorityAuthority: 'minority_certificate_authority',
  minorityIssuedOn: 'minority_certificate_date',
  minorityValidUntil: 'minority_certificate_valid_until',
  exServiceman: 'ex_serviceman',
  exServicemanNumber: 'ex_serviceman_certificate_no',
  exServicemanAuthority: 'ex_serviceman_certificate_authority',
  exServicemanIssuedOn: 'ex_serviceman_certificate_date',
  exServicemanValidUntil: 'ex_serviceman_certificate_valid_until',
  deputed: 'deputed_teacher',
  deputedYears: 'deputed_teacher_years',
  deputedNumber: 'deputation_letter_no',
  deputedAuthority: 'deputation_letter_authority',
  deputedIssuedOn: 'deputation_letter_date',
  deputedValidUntil: 'deputation_letter_valid_until',
}

/** Document → field of `documentinfo`. */
export const documentNames: Record<DocumentKind, string> = {
  photo: 'profileImg',
  signature: 'signatureImg',
  tenthAdmit: 'admit10thImg',
  tenthResult: 'result10thImg',
  twelfthResult: 'result12thImg',
  degreeResult: 'resultugImg',
  mastersResult: 'resultpgImg',
  aadhaarCard: 'resultAadharImg',
  casteCertificate: 'resultCastImg',
  disabilityCertificate: 'disableImg',
  fitnessCertificate: 'fitnessImg',
  residenceCertificate: 'residenceImg',
  other: 'otherImg',
}

/** The groups that all courses share. */
export const answerGroups = {
  personalinfo: personalNames,
  contactinfo: contactNames,
  addressinfo: addressNames,
} as const satisfies Record<string, WireNames>

export const topNames: NamesOf<Pick<PersonalAnswers, OutsideGroups> & Pick<PreferenceAnswers, 'referredBy'>> = {
  hasStudentId: 'have_bss_id',
  studentId: 'bss_id',
  referredBy: 'reffered_by',
}

/** Fields of a submission other than answers and documents: domain name → wire name. */
export const submissionNames = {
  feePaise: 'paymentAmount',
  merchantId: 'MUID',
  paymentId: 'paymentId',
  number: 'AppID',
  courseId: 'courseID',
  collegeId: 'collegeID',
  sessionYear: 'session_year',
  course: 'course_name',
  courseFeePaise: 'course_fees',
  documents: 'documentinfo',
  termsAccepted: 'checked',
  agreementHtml: 'agreementCopy',
  collegeName: 'choose_college',
} as const

/** The additional field of a correction. */
export const correctionNames = { applicationId: 'apply_id' } as const

/** The additional fields of an application. */
export const applicationNames = {
  id: '_id',
  decision: 'ApplicationStatus',
  isWithApplicant: 'isReverify',
  feePaid: 'paymentStatus',
  feeStructure: 'feeStructure',
  collegeFees: 'collegefees',
} as const

/**
 * Our additions to the contract: our own view of an application, how far the admission is, the data of the update form, an
 * uploaded file, and the revision of the draft that a submission shows.
 */
export const ownNames = {
  view: 'view',
  admission: 'admission',
  draft: 'draft',
  edit: 'edit',
  file: 'file',
  draftRevision: 'draft_revision',
  application: 'application',
} as const

/** The call to pay later: domain name → wire name. */
export const paymentNames = {
  merchantId: 'MUID',
  transactionId: 'transactionId',
  applicationId: 'feeid',
  amountPaise: 'feesamount',
} as const

/** The call for the colleges of a subject. */
export const subjectNames = { subject: 'text', courseId: 'cid' } as const
