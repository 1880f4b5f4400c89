/**
 * The public contract of applications: names as they are outside. (spec 2, 3; spec 3, 3)
 * Inside, only the wire tables know these spellings. A course's own form is in its folder.
 */

import { FEE_ACTION_LABELS, type FeeAction } from '../../fees/fees.ts'
import type { WireNames } from '../courses/course-form.ts'
import type { DocumentKind } from '../documents/documents.ts'

const personalNames = {
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
} as const satisfies WireNames

const contactNames = {
  phone: 'applicant_phone',
  whatsapp: 'applicant_whatsappno',
  email: 'applicant_email',
  guardianPhone: 'guardian_phone',
} as const satisfies WireNames

const addressNames = {
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
} as const satisfies WireNames

/** Document → its field of `documentinfo`. */
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

/** The groups that every course has, and the answers that stand beside them. */
export const answerGroups = {
  personalinfo: personalNames,
  contactinfo: contactNames,
  addressinfo: addressNames,
} as const satisfies Record<string, WireNames>

export const topNames = {
  hasStudentId: 'have_bss_id',
  studentId: 'bss_id',
  referredBy: 'reffered_by',
} as const satisfies WireNames

/** What a submission has besides answers and documents: our name → the wire's. */
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

/** What a correction has besides. */
export const correctionNames = { applicationId: 'apply_id' } as const

/** What an application is told with besides. */
export const applicationNames = {
  id: '_id',
  decision: 'ApplicationStatus',
  isWithApplicant: 'isReverify',
  feePaid: 'paymentStatus',
  feeStructure: 'feeStructure',
  collegeFees: 'collegefees',
} as const

/** Beside the contract's fields of an application: our own view of it, and what the update form starts from. */
export const ownNames = { view: 'view', edit: 'edit', file: 'file' } as const

/** The call to pay later: our name → the wire's. */
export const paymentNames = {
  merchantId: 'MUID',
  transactionId: 'transactionId',
  applicationId: 'feeid',
  amountPaise: 'feesamount',
} as const

/** Asking for the colleges of a subject. */
export const subjectNames = { subject: 'text', courseId: 'cid' } as const

/** An entry of the fee structure, and of the sessions. */
export const feeNames = {
  id: '_id',
  action: 'feesTypeAction',
  course: 'feesCourse',
  amountPaise: 'feesAmount',
  text: 'feesTypeText',
} as const

export const sessionNames = { id: '_id', year: 'session_app' } as const

/** What each fee is for, as the wire says it. */
export const feeActionsOnWire: Record<FeeAction, string> = FEE_ACTION_LABELS
