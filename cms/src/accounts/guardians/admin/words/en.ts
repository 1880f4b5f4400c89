export const en = {
  heading: 'Parent or guardian',
  label: 'Parent or guardian',
  relations: { FATHER: 'father', MOTHER: 'mother', LAWFUL_GUARDIAN: 'guardian by law' },
  states: {
    none: 'Under 18, without consent',
    given: (guardian: string, day: string) => `${guardian} gave consent on ${day}`,
    withdrawn: (guardian: string, day: string) => `Withdrawn on ${day}, given by ${guardian}`,
    due: (guardian: string) => `18 now, not confirmed yet; ${guardian} gave consent before`,
    confirmed: (guardian: string, day: string) => `18, confirmed on ${day}; ${guardian} gave consent before`,
  },
  history: 'Everything that was agreed and withdrawn',
  acts: { given: 'given', withdrawn: 'withdrawn', confirmed: 'confirmed at 18' },
  by: { guardian: 'by the guardian', student: 'by the student' },
  entry: (of: {
    day: string
    act: string
    by: string
    guardian: string
    phone: string
    version: string
    locale: string
  }) => `${of.day}: ${of.act} ${of.by}, ${of.guardian}, ${of.phone}, notice of ${of.version}, language ${of.locale}`,
}
