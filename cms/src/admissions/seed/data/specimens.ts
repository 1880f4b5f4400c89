/** Specimen files in `media/seed/documents` by document kind. Photos and signatures are chosen per applicant. */
export const SPECIMENS = {
  tenthAdmit: 'admit-10.jpg',
  tenthResult: 'result-10.jpg',
  twelfthResult: 'result-12.jpg',
  degreeResult: 'degree.pdf',
  mastersResult: 'degree.pdf',
  aadhaarCard: 'aadhaar.jpg',
  casteCertificate: 'caste-certificate.pdf',
  disabilityCertificate: 'disability-certificate.jpg',
} as const
