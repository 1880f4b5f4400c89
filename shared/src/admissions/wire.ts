/**
 * The public contract of applications: paths and names as they are outside. (spec 2, 3 and 7; spec 3, 3 and 7)
 * Inside, nothing but this file knows these spellings.
 */
import type { CourseCode } from '../content/options.ts'
import type { WireCall } from '../platform/wire-call.ts'
import type { QuestionName } from './answers.ts'
import type { DocumentKind } from './documents.ts'
import { FEE_ACTION_LABELS, type FeeAction } from './fees.ts'

/** The application calls, below `/api`. */
export const admissionCalls = {
  collegesOfSubject: { method: 'post', path: '/course/handelSubjectCollege' },
  upload: { method: 'post', path: '/file/upload' },
  submit: { method: 'post', path: '/application/postapplication' },
  mine: { method: 'get', path: '/application/getMyApplication' },
  application: { method: 'get', path: '/application/allApplicationsById/:id' },
  resubmit: { method: 'post', path: '/application/reUpdateApplication' },
  pay: { method: 'post', path: '/application/completeApplicationPayment' },
  feeStructures: { method: 'get', path: '/feestruct/getFeestructs' },
  sessions: { method: 'get', path: '/feestruct/getSessions' },
  // Not in the specification: everything a form needs at once, the draft, and the uploaded files themselves.
  form: { method: 'get', path: '/application/form/:course' },
  saveDraft: { method: 'post', path: '/application/draft/:course' },
  document: { method: 'get', path: '/file/document/:id' },
} as const satisfies Record<string, WireCall>

/** Query parameters of our own pages. */
export const admissionQueries = { application: 'id', step: 'step' } as const

/** The address under which an uploaded file is kept, as `documentinfo` has it. */
export const documentUrl = (id: string): string => `/api/file/document/${id}`

/** The id of an uploaded file out of its address, with or without the origin; null when it is no such address. */
export function documentIdOf(url: string): string | null {
  return /^(?:https?:\/\/[^/]+)?\/api\/file\/document\/([\w-]{1,64})$/.exec(url)?.[1] ?? null
}

/** The field of an upload that has the file, and ours beside it that says which document it is. */
export const uploadFields = { file: 'file', kind: 'document' } as const

/** Question → name on the wire, by the group it stands in there. */
type Names = Partial<Record<QuestionName, string>>

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
} as const satisfies Names

const contactNames = {
  phone: 'applicant_phone',
  whatsapp: 'applicant_whatsappno',
  email: 'applicant_email',
  guardianPhone: 'guardian_phone',
} as const satisfies Names

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
} as const satisfies Names

const tenthNames = {
  tenthBoard: 'mboard',
  tenthYear: 'myear',
  tenthFullMarks: 'mfull_marks',
  tenthMarks: 'mmarks',
  tenthPercentage: 'mpercentage_marks',
} as const satisfies Names

const twelfthNames = {
  twelfthBoard: 'hboard',
  twelfthYear: 'hyear',
  twelfthFullMarks: 'hfull_marks',
  twelfthMarks: 'hmarks',
  twelfthPercentage: 'hpercentage_marks',
} as const satisfies Names

const schoolNames = { ...tenthNames, twelfthInstitute: 'hinstitute', ...twelfthNames } as const satisfies Names

/** The groups of a course's own form. */
interface CourseForm {
  /** Where the form stands in the payload. */
  name: string
  schoolinfo: Names
  collegeinfo?: Names
  /** Beside the groups. */
  own: Names
}

/** The course's own form in the payload: its name and its groups. */
export const courseForms: Record<CourseCode, CourseForm> = {
  BED: {
    name: 'bed_form',
    schoolinfo: {
      lastUniversity: 'lastUniversity',
      lastRegistrationNumber: 'regNo_lastu',
      ...tenthNames,
      ...twelfthNames,
    },
    collegeinfo: {
      degreeStatus: 'status_ug',
      degreeType: 'type_ug',
      degreeUniversity: 'university',
      degreeYear: 'uyear',
      degreeFullMarks: 'ufull_marks',
      degreeMarks: 'umarks',
      degreePercentage: 'upercentage_marks',
      hasMasters: 'have_master',
      mastersStatus: 'status_pg',
      mastersType: 'type_pg',
      mastersUniversity: 'puniversity',
      mastersYear: 'pyear',
      mastersFullMarks: 'pfull_marks',
      mastersMarks: 'pmarks',
      mastersPercentage: 'ppercentage_marks',
    },
    own: { subject: 'choose_subject' },
  },
  DELED: {
    name: 'dled_form',
    schoolinfo: {
      ...schoolNames,
      firstLanguage: 'flang',
      firstLanguageFullMarks: 'flang_full',
      firstLanguageMarks: 'flang_marks',
      secondLanguage: 'slang',
      secondLanguageFullMarks: 'slang_full',
      secondLanguageMarks: 'slang_marks',
      subject1Marks: 'sub1_marks',
      subject2Marks: 'sub2_marks',
      subject3Marks: 'sub3_marks',
      subject4Marks: 'sub4_marks',
    },
    own: {},
  },
  DPHARM: {
    name: 'dpharm_form',
    schoolinfo: {
      ...schoolNames,
      physicsMarks: 'phy_marks',
      chemistryMarks: 'che_marks',
      higherSubject: 'high_marks_sub',
      higherSubjectMarks: 'high_marks',
      passedCuet: 'pass_cuet',
      cuetMarks: 'cuet_marks',
      cuetYear: 'cuet_year',
    },
    own: {},
  },
}

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
} as const satisfies Record<string, Names>

export const topNames = {
  hasStudentId: 'have_bss_id',
  studentId: 'bss_id',
  referredBy: 'reffered_by',
} as const satisfies Names

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
