export const en = {
  text: 'Compare each original with its copy. Then the documents are verified, the application is approved at your college, and the fees of the course become due.',
  legend: 'Originals that agree with their copies',
  open: 'Open',
  openOf: (name: string) => `Open the copy: ${name}`,
  missing: 'Tick each original that you have compared.',
  differs:
    'If an original differs from its copy, cancel, and tell the admissions office: it asks the applicant for a correct copy.',
}
