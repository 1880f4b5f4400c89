export const en = {
  title: 'What we know',
  fromDocuments: 'From the checks of the documents.',
}
