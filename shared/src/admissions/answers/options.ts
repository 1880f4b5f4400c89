/** Options of the application forms; the same text is shown, stored and sent. (spec 2, 3) */

export const YES_NO = ['YES', 'NO'] as const
export const YES = 'YES'

export const GUARDIAN_RELATIONS = [
  'FATHER',
  'MOTHER',
  'BROTHER',
  'SISTER',
  'HUSBAND',
  'UNCLE',
  'AUNTY',
  'GRANDFATHER',
  'GRANDMOTHER',
  'OTHERS',
] as const

export const GENDERS = ['MALE', 'FEMALE', 'OTHERS'] as const

/** What a form offers. */
export const CATEGORIES = ['SC', 'ST', 'OBC', 'EWS', 'GENERAL'] as const

/** Of the contract, and of applications from before the portal told both apart: `GENERAL` or `EWS`, not stated which. */
export const GENERAL_OR_EWS = 'GENERAL/EWS'

/** What an application can have stored. */
export const STORED_CATEGORIES = [...CATEGORIES, GENERAL_OR_EWS] as const

/** Categories that require a certificate. */
export const CERTIFIED_CATEGORIES: readonly string[] = ['SC', 'ST', 'OBC', 'EWS']

/** The two lists of other backward classes in West Bengal; certificates of other States name none. */
export const OBC_GROUPS = ['OBC-A', 'OBC-B', 'NONE OF THESE'] as const

/** The communities of the National Commission for Minorities Act, 1992, and minorities by language. */
export const MINORITIES = ['MUSLIM', 'CHRISTIAN', 'SIKH', 'BUDDHIST', 'JAIN', 'PARSI', 'BY LANGUAGE'] as const

/** O- has the value O-; the old portal stored O+ for it. Who was never tested has no true group. (decision 0012) */
export const BLOOD_GROUPS = ['A+', 'A-', 'B+', 'B-', 'AB+', 'AB-', 'O+', 'O-', 'NOT KNOWN'] as const

export const RELIGIONS = [
  'HINDUISM',
  'ISLAM',
  'CHRISTIANITY',
  'SIKHISM',
  'BUDDHISM',
  'JAINISM',
  'JUDAISM',
  'OTHERS',
] as const

export const MARITAL_STATUSES = ['SINGLE', 'MARRIED', 'WIDOWED', 'DIVORCED'] as const

export const BLOCK_TYPES = ['MUNICIPAL', 'MUNICIPAL CORPORATION', 'BLOCK'] as const

export const DISABILITY_PERCENTAGES = ['20%', '40%', '60%', '80%', '100%'] as const

/**
 * The 21 disabilities of the Schedule to the Rights of Persons with Disabilities Act, 2016, with hearing impairment as its two
 * definitions (deaf, hard of hearing), and OTHERS: 23 in all.
 */
export const DISABILITY_TYPES = [
  'BLINDNESS',
  'LOW VISION',
  'LEPROSY CURED PERSON',
  'DEAF',
  'HARD OF HEARING',
  'LOCOMOTOR DISABILITY',
  'DWARFISM',
  'INTELLECTUAL DISABILITY',
  'MENTAL ILLNESS',
  'AUTISM SPECTRUM DISORDER',
  'CEREBRAL PALSY',
  'MUSCULAR DYSTROPHY',
  'CHRONIC NEUROLOGICAL CONDITIONS',
  'SPECIFIC LEARNING DISABILITIES',
  'MULTIPLE SCLEROSIS',
  'SPEECH AND LANGUAGE DISABILITY',
  'THALASSEMIA',
  'HAEMOPHILIA',
  'SICKLE CELL DISEASE',
  'MULTIPLE DISABILITIES INCLUDING DEAF-BLINDNESS',
  'ACID ATTACK VICTIM',
  "PARKINSON'S DISEASE",
  'OTHERS',
] as const

export const LANGUAGES = ['Bengali', 'English', 'Hindi', 'Urdu', 'Nepali', 'Santali'] as const

/** Full marks of a language paper (D.El.Ed). */
export const LANGUAGE_FULL_MARKS = ['200', '100', 'Below 100'] as const

export const APPEARING = 'APPEARING'
/** Whether a degree is complete or its examinations are in progress (B.Ed). */
export const DEGREE_STATUSES = ['COMPLETE', APPEARING] as const

export const DEGREE_TYPES = ['HONOURS', 'GENERAL/PASS', 'ENGINEERING AND TECHNOLOGY'] as const

/** The subject of the higher mark (D.Pharm). */
export const HIGHER_SUBJECTS = ['MATHEMATICS', 'BIOLOGY'] as const

/** Suggestion for "referred by", which is free text. */
export const REFERRED_BY_SELF = 'SELF'
