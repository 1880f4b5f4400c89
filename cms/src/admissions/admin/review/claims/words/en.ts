export const en = {
  title: 'Claims',
  hint: 'Compare each claim with its certificate among the documents. Students see the result and your reason on their status page.',
  number: 'Certificate',
  authority: 'Issued by',
  issuedOn: 'Date',
  lastDay: 'Valid until',
  byRule: (source: string) => `By rule: ${source}`,
  share: 'Share by rule',
  notStated: 'The student stated nothing of the certificate.',
  notStatedWhich:
    'The application says GENERAL/EWS. Ask for a correction of the category before you make a merit list.',
  confirm: 'Confirm',
  refuse: 'Do not accept',
  takeBack: 'Not checked yet',
  reason: 'Why you do not accept it',
  save: 'Save',
  cancel: 'Cancel',
}
