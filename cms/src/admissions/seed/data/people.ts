/** First names, surnames and homes for generated applicants. Any resemblance to real people is coincidental. */
export const WOMEN = [
  'ANANYA',
  'RUKSANA',
  'PRIYA',
  'SUNITA',
  'DOLMA',
  'MARIAM',
  'KAVITA',
  'LAKSHMI',
  'SUSMITA',
  'NANDINI',
  'SHABNAM',
  'PUJA',
  'ARPITA',
  'JYOTI',
  'REKHA',
  'MITALI',
  'FARIDA',
  'BINITA',
  'CHAITALI',
  'SARASWATI',
] as const
export const MEN = [
  'ARJUN',
  'IMRAN',
  'SOUMEN',
  'RAKESH',
  'TASHI',
  'JOSEPH',
  'VIKRAM',
  'MANOJ',
  'SUBRATA',
  'ABHIJIT',
  'NADEEM',
  'DEEPAK',
  'BIPLAB',
  'SANJAY',
  'RAMESH',
  'GOPAL',
  'HARUN',
  'PRAKASH',
  'ANIRBAN',
  'SUDHIR',
] as const
export const SURNAMES = [
  'MONDAL',
  'KISKU',
  'SHEIKH',
  'DAS',
  'SHERPA',
  'MURMU',
  'ROY',
  'PRADHAN',
  'SINGH',
  'YADAV',
  'MAHATO',
  'BISWAS',
  'GHOSH',
  'ORAON',
  'KHATUN',
  'NAYAK',
  'BORO',
  'THAPA',
  'SAHA',
  'HANSDA',
  'MISHRA',
  'PATEL',
  'BEGUM',
  'JANA',
  'KUMARI',
] as const
export const FATHERS = ['BIMAL', 'ABDUL', 'SUKUMAR', 'HARI', 'PEMA', 'DAVID', 'RAM', 'GANESH', 'ANIL', 'MOHAN'] as const
export const MOTHERS = [
  'CHHAYA',
  'AMINA',
  'MALATI',
  'SITA',
  'YANGCHEN',
  'ROSE',
  'KAMALA',
  'PARVATI',
  'GITA',
  'ASHA',
] as const

interface Home {
  state: string
  district: string
  town: string
  pin: string
}

export const HOMES: readonly Home[] = [
  { state: 'WEST BENGAL', district: 'BANKURA', town: 'KHATRA', pin: '722140' },
  { state: 'WEST BENGAL', district: 'NADIA', town: 'RANAGHAT', pin: '741201' },
  { state: 'WEST BENGAL', district: 'JALPAIGURI', town: 'MAYNAGURI', pin: '735224' },
  { state: 'WEST BENGAL', district: 'DARJEELING', town: 'KURSEONG', pin: '734203' },
  { state: 'BIHAR', district: 'PURNIA', town: 'KASBA', pin: '854330' },
  { state: 'BIHAR', district: 'GAYA', town: 'TEKARI', pin: '824236' },
  { state: 'JHARKHAND', district: 'DUMKA', town: 'JAMA', pin: '814162' },
  { state: 'JHARKHAND', district: 'HAZARIBAGH', town: 'BARHI', pin: '825405' },
  { state: 'ODISHA', district: 'MAYURBHANJ', town: 'BARIPADA', pin: '757001' },
  { state: 'ASSAM', district: 'SONITPUR', town: 'TEZPUR', pin: '784001' },
]

export const BOARDS = ['WBBSE', 'CBSE', 'BSEB', 'JAC', 'BSE ODISHA', 'ASSEB'] as const
export const COUNCILS = ['WBCHSE', 'CBSE', 'BSEB', 'JAC', 'CHSE ODISHA', 'ASSEB'] as const
export const UNIVERSITIES = [
  'KANCHANPUR OPEN-AIR UNIVERSITY',
  'UNIVERSITY OF SHALGAON',
  'TISTA VALLEY UNIVERSITY',
  'SAPTARSHI STATE UNIVERSITY',
] as const
