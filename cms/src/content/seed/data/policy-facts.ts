/** What the policies say about the organisation, in the seed's rich text. */
export type PolicyFacts = Record<'reach' | 'grievance' | 'office' | 'courts', string>

export const demoFacts: PolicyFacts = {
  reach: 'Call +91 90000 00000 or write to help@pravesh.example, Monday to Saturday, 10 am to 6 pm',
  grievance: 'Write to our grievance officer at grievance@pravesh.example',
  office:
    'Pravesh Admissions Office, 2nd Floor, Kadamtala Market, Bolpur, Birbhum, West Bengal 731204. Phone +91 90000 00000, e-mail help@pravesh.example.',
  courts: 'the courts at Bolpur, Birbhum,',
}

/** For an empty portal, until staff enter the facts of their organisation. */
export const noFacts: PolicyFacts = {
  reach: '[Write to us](/contact)',
  grievance: '[Write to our grievance officer](/contact)',
  office: 'The address and telephone number are on the [contact page](/contact).',
  courts: 'the courts at our registered office',
}
